import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Returns the result of `measure` for an element. The result is null at first and is updated before the first
 * frame and when the element or the window is resized.
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
    let frame = 0;
    // Waits for the next frame, because an update may resize the element again, which browsers report as an
    // endless loop.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    });
    observer.observe(element);
    window.addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('resize', update);
    };
  }, [target, measure]);
  return value;
}
