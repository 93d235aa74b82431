import type { KeyValueStorage } from '@gli/session';
import { parseEnum } from '@gli/ui';

/** The panel's tabs in order. Spec §2 Right help panel */
export const helpTabs = ['help', 'guide', 'chat'] as const;
export type HelpTab = (typeof helpTabs)[number];

const STORAGE_KEY = 'help-tab';

/** Returns the last selected tab in this browser tab, or the first tab. */
export function readHelpTab(storage: Pick<KeyValueStorage, 'getItem'>): HelpTab {
  return parseEnum(helpTabs, storage.getItem(STORAGE_KEY)) ?? 'help';
}

/** Saves the tab, so that a page without the panel does not reset it. */
export function saveHelpTab(storage: Pick<KeyValueStorage, 'setItem'>, tab: HelpTab): void {
  storage.setItem(STORAGE_KEY, tab);
}
