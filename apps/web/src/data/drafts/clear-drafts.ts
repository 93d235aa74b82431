import type { KeyValueStorage } from '@gli/session';

/** Session storage key for text that was typed into forms (drafts.ts). */
export const DRAFTS_KEY = 'drafts';

/** Deletes the text that was typed into forms. Called when a member logs out. */
export const clearDrafts = (storage: KeyValueStorage): void => storage.removeItem(DRAFTS_KEY);
