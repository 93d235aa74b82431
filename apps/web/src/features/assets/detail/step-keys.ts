import type { KeyboardEvent } from 'react';

/** The place so many steps on, round and round. */
export function stepped(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}

/** Arrow keys go to the picture before and after, Home and End to the first and the last. */
export function stepKeys(index: number, count: number, onStep: (index: number) => void) {
  return (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>): void => {
    const next = placeAfter(event.key, index, count);
    if (next === undefined || count < 2) return;
    event.preventDefault();
    onStep(next);
  };
}

function placeAfter(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return stepped(index, -1, count);
    case 'ArrowRight':
      return stepped(index, 1, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
