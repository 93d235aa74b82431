import type { CacheSnapshot } from 'virtua';

/** Where a list was left. */
type LeftList = {
  /** What was listed, and in how many columns and rows. */
  list: string;
  /** The entry of the tab's history that it was shown in. */
  entry: string;
  /** The row at the window's upper edge, counted from 0, and how far the window's edge lay below its own, in px. */
  row: number;
  below: number;
  /** The rows' heights as far as they were measured: with them the list is as tall as it was. */
  heights: CacheSnapshot;
};

let left: LeftList | undefined;

/** Keeps where a list was left, until another one is. */
export function leaveList(where: LeftList): void {
  left = where;
}

/** Where exactly this list was left in this entry of the history, when it was the last one. */
export function leftList(list: string, entry: string): LeftList | undefined {
  return left?.list === list && left.entry === entry ? left : undefined;
}

/** What is used of the Navigation API, which not every browser has. */
type WithNavigation = Window & { navigation?: { currentEntry: { key: string } | null } };

/** The entry of the tab's history that is shown; without the Navigation API, its address. */
export function historyEntry(browser: WithNavigation = window): string {
  return browser.navigation?.currentEntry?.key ?? browser.location.href;
}
