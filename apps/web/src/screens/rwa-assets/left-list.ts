import type { CacheSnapshot } from 'virtua';

/** The measured rows of the list that was left last: with them, going back leads to the very same place. */
let left: { list: string; sizes: CacheSnapshot } | undefined;

/** Keeps the sizes of a list's rows; `list` names what was listed, and in how many columns and rows. */
export function leaveList(list: string, sizes: CacheSnapshot): void {
  left = { list, sizes };
}

/** The sizes of the rows when exactly this list was left last. */
export function sizesOfLeftList(list: string): CacheSnapshot | undefined {
  return left?.list === list ? left.sizes : undefined;
}
