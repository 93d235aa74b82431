import type { CacheSnapshot } from 'virtua';

/** Where a list was left. */
type LeftList = {
  /** What was listed, and in how many columns and rows. */
  list: string;
  /** The entry of the tab's history that showed it. */
  entry: string;
  /** The row at the top of the window, counted from 0, and how far it was scrolled past, in px. */
  row: number;
  below: number;
  /** The measured heights of the rows: with them the list is as tall as it was. */
  heights: CacheSnapshot;
};

let left: LeftList | undefined;

/** Remembers where a list was left, until another one is. */
export function leaveList(list: LeftList): void {
  left = list;
}

/** Where this list was left in this entry of the history, if it was the last one. */
export function leftList(list: string, entry: string): LeftList | undefined {
  return left?.list === list && left.entry === entry ? left : undefined;
}

/** The part of the Navigation API that is used; not every browser has it. */
type WithNavigation = Window & { navigation?: { currentEntry: { key: string } | null } };

/** The current entry of the tab's history; without the Navigation API, its address. */
export function historyEntry(browser: WithNavigation = window): string {
  return browser.navigation?.currentEntry?.key ?? browser.location.href;
}
