import type { KeyValueStorage } from '@gli/session';

/** Key in session storage of the text that was typed into forms: src/shared/forms/zod-form/drafts.ts. */
export const DRAFTS_KEY = 'drafts';

/** Deletes the text that was typed into forms, when a member logs out. */
export const clearDrafts = (storage: KeyValueStorage): void => storage.removeItem(DRAFTS_KEY);
