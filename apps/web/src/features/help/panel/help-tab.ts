/** The tabs of the panel, in their order. Spec §2 Right help panel */
export const helpTabs = ['help', 'guide', 'chat'] as const;
export type HelpTab = (typeof helpTabs)[number];

/** Session storage: the tab chosen last, so that a page without the panel does not forget it. */
const key = 'help-tab';

/** The tab chosen last in this browser tab, else the first; a broken value counts as none. */
export function readHelpTab(storage: Pick<Storage, 'getItem'>): HelpTab {
  const stored = storage.getItem(key);
  return helpTabs.find((tab) => tab === stored) ?? 'help';
}

/** Remembers the chosen tab as long as the browser's tab is open. */
export function keepHelpTab(storage: Pick<Storage, 'setItem'>, tab: HelpTab): void {
  storage.setItem(key, tab);
}
