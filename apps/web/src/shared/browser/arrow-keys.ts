/**
 * Which item a key of a list's keyboard moves to: arrows one up or down and around the ends, Home and End to the ends.
 * Null for any other key.
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
