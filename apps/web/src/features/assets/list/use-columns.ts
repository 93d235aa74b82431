import { type RefObject, useLayoutEffect, useState } from 'react';
import { columnsOf } from './feed-layout.ts';

/** How many cards stand side by side in an element; null until it has been measured, before the first frame. */
export function useColumns(frame: RefObject<HTMLElement | null>): number | null {
  const [columns, setColumns] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setColumns(columnsOf(element.clientWidth, rem));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return columns;
}
