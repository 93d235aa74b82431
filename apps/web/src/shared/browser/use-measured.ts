import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Returns the result of `measure` for an element, updated before the first frame and when the element or the window is
 * resized. Null until then.
 * @param measure stable function
 */
export function useMeasured<Target extends Element, Value>(
  target: RefObject<Target | null>,
  measure: (element: Target) => Value,
): Value | null {
  const [value, setValue] = useState<Value | null>(null);
  useLayoutEffect(() => {
    const element = target.current;
    if (!element) return;
    const update = () => setValue(measure(element));
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', update);
    };
  }, [target, measure]);
  return value;
}
