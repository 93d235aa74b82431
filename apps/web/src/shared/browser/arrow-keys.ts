/**
 * Returns the index that a key moves to in a list: arrows move by one and wrap around, Home and End move to the ends.
 * Null for other keys.
 */
export function itemAfterKey(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
