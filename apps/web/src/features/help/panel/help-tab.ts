import type { KeyValueStorage } from '@gli/session';
import { parseEnum } from '@/shared';

/** The tabs of the panel, in their order. Spec §2 Right help panel */
export const helpTabs = ['help', 'guide', 'chat'] as const;
export type HelpTab = (typeof helpTabs)[number];

const STORAGE_KEY = 'help-tab';

/** The last selected tab in this browser tab, else the first. */
export function readHelpTab(storage: Pick<KeyValueStorage, 'getItem'>): HelpTab {
  return parseEnum(helpTabs, storage.getItem(STORAGE_KEY)) ?? 'help';
}

/** A page without the panel does not reset the tab. */
export function saveHelpTab(storage: Pick<KeyValueStorage, 'setItem'>, tab: HelpTab): void {
  storage.setItem(STORAGE_KEY, tab);
}
