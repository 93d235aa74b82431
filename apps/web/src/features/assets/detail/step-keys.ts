import type { KeyboardEvent } from 'react';

/** The index so many steps away, in a loop. */
export function stepped(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}

/** Arrow keys go to the previous and next picture, Home and End to the first and the last. */
export function stepKeys(index: number, count: number, onStep: (index: number) => void) {
  return (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>): void => {
    const next = indexAfter(event.key, index, count);
    if (next === undefined || count < 2) return;
    event.preventDefault();
    onStep(next);
  };
}

function indexAfter(key: string, index: number, count: number): number | undefined {
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
