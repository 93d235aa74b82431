import type { KeyboardEvent } from 'react';

/** Returns the index after the given number of steps, in a loop. */
export function stepped(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}

/** Handles keys: arrows select the previous or next picture, Home and End the first or last one. */
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
