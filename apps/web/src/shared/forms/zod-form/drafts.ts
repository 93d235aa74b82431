import type { KeyValueStorage } from '@gli/session';
import * as z from 'zod/mini';
import { clearDrafts, DRAFTS_KEY } from '../../member/clear-drafts.ts';

const zDrafts = z.object({
  /** The member's id; null for a visitor. */
  owner: z.nullable(z.string()),
  texts: z.record(z.string(), z.string()),
});

type Drafts = z.output<typeof zDrafts>;

function readDrafts(storage: KeyValueStorage): Drafts {
  try {
    const drafts = zDrafts.safeParse(JSON.parse(storage.getItem(DRAFTS_KEY) ?? 'null'));
    if (drafts.success) return drafts.data;
  } catch {
    // Anything may have been stored.
  }
  return { owner: null, texts: {} };
}

/**
 * Reads what was typed into a form of this tab; empty for nothing. A member reads own drafts and a visitor's, and a visitor
 * what was typed before a login expired.
 */
export function readDraft(storage: KeyValueStorage, owner: string | null, name: string): string {
  const drafts = readDrafts(storage);
  const isOfAnother = drafts.owner !== null && owner !== null && drafts.owner !== owner;
  return isOfAnother ? '' : (drafts.texts[name] ?? '');
}

/**
 * Saves the text of a form until the tab is closed; an empty text removes it. A member who logs in takes over a visitor's
 * drafts. Another member's drafts are deleted. A member whose login has expired keeps theirs.
 */
export function writeDraft(storage: KeyValueStorage, owner: string | null, name: string, text: string): void {
  const drafts = readDrafts(storage);
  const isOfAnother = drafts.owner !== null && owner !== null && drafts.owner !== owner;
  const { [name]: _, ...others } = isOfAnother ? {} : drafts.texts;
  const texts = text === '' ? others : { ...others, [name]: text };
  if (Object.keys(texts).length === 0) clearDrafts(storage);
  else storage.setItem(DRAFTS_KEY, JSON.stringify({ owner: owner ?? drafts.owner, texts }));
}
