const arrows = {
  vertical: { ArrowUp: -1, ArrowDown: 1 },
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
} as const;

/** Returns the index after a number of steps in a list, wrapping around. */
export const stepIndex = (current: number, by: number, count: number): number =>
  (current + by + count) % count;

/**
 * Returns the index to which a key moves in a list. Arrow keys move by one and wrap around, and Home and End
 * move to the ends. Returns null for other keys.
 */
export function itemAfterKey(
  key: string,
  current: number,
  count: number,
  axis: keyof typeof arrows = 'vertical',
): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = Object.entries(arrows[axis]).find(([arrow]) => arrow === key)?.[1];
  return step === undefined ? null : stepIndex(current, step, count);
}
