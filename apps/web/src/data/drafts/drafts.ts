import type { KeyValueStorage } from '@gli/session';
import { clearDrafts, DRAFTS_KEY } from './clear-drafts.ts';

type Drafts = {
  /** The member's id, or null for a visitor. */
  owner: string | null;
  texts: Readonly<Record<string, string>>;
};

function readDrafts(storage: KeyValueStorage): Drafts {
  try {
    const stored: unknown = JSON.parse(storage.getItem(DRAFTS_KEY) ?? 'null');
    if (isDrafts(stored)) return stored;
  } catch {
    // The stored text can be anything.
  }
  return { owner: null, texts: {} };
}

// Written without zod, which pages without a form do not load.
function isDrafts(stored: unknown): stored is Drafts {
  if (typeof stored !== 'object' || stored === null || !('owner' in stored) || !('texts' in stored))
    return false;
  const { owner, texts } = stored;
  return (
    (owner === null || typeof owner === 'string') &&
    typeof texts === 'object' &&
    texts !== null &&
    Object.values(texts).every((text) => typeof text === 'string')
  );
}

/**
 * Returns the text typed into a form in this tab, or an empty string. Members get their own drafts and drafts
 * of visitors. Visitors also get a draft from before their session expired.
 */
export function readDraft(storage: KeyValueStorage, owner: string | null, name: string): string {
  const drafts = readDrafts(storage);
  const belongsToAnother = drafts.owner !== null && owner !== null && drafts.owner !== owner;
  return belongsToAnother ? '' : (drafts.texts[name] ?? '');
}

/**
 * Saves a form's text until the tab is closed. Empty text deletes it. A member who logs in takes over a
 * visitor's drafts but deletes another member's. If a member's session expires, their drafts are kept.
 */
export function writeDraft(storage: KeyValueStorage, owner: string | null, name: string, text: string): void {
  const drafts = readDrafts(storage);
  const belongsToAnother = drafts.owner !== null && owner !== null && drafts.owner !== owner;
  const { [name]: _, ...others } = belongsToAnother ? {} : drafts.texts;
  const texts = text === '' ? others : { ...others, [name]: text };
  if (Object.keys(texts).length === 0) clearDrafts(storage);
  else storage.setItem(DRAFTS_KEY, JSON.stringify({ owner: owner ?? drafts.owner, texts }));
}
