import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onChange` with the previous value after each change, but not after the first render. */
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
