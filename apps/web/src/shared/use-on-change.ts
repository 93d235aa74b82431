import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back with the previous value when a value has changed, but not after the first render. */
export function useOnChange<Value>(value: Value, onChange: (previous: Value) => void): void {
  const call = useEffectEvent(onChange);
  const latest = useRef(value);
  useEffect(() => {
    if (latest.current === value) return;
    const previous = latest.current;
    latest.current = value;
    call(previous);
  }, [value]);
}
