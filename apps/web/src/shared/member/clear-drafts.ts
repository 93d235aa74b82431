import type { KeyValueStorage } from '@gli/session';

/** Session storage key of text typed into forms (src/shared/forms/zod-form/drafts.ts). */
export const DRAFTS_KEY = 'drafts';

/** Deletes the text typed into forms when a member logs out. */
export const clearDrafts = (storage: KeyValueStorage): void => storage.removeItem(DRAFTS_KEY);
