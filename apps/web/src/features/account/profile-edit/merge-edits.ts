import * as z from 'zod/mini';
import type { ProfileValues } from './profile-form.ts';

const FIELDS = ['name', 'phone', 'birth_date', 'bio'] as const satisfies readonly (keyof ProfileValues)[];

/** A field that was edited here and saved with a different value elsewhere. */
export type EditConflict = { name: (typeof FIELDS)[number]; typed: string; saved: string };

/** True if any field differs from its original value. */
export const hasEdits = (base: ProfileValues, typed: ProfileValues): boolean =>
  FIELDS.some((name) => typed[name] !== base[name]);

/**
 * Merges edits with values saved elsewhere in the meantime.
 * @param base values when editing began
 * @returns typed values of edited fields, saved values of the others, and the fields with conflicting edits
 */
export function mergeEdits(
  base: ProfileValues,
  typed: ProfileValues,
  saved: ProfileValues,
): { values: ProfileValues; conflicts: EditConflict[] } {
  const values = { ...saved };
  const conflicts: EditConflict[] = [];
  for (const name of FIELDS) {
    if (typed[name] === base[name]) continue;
    values[name] = typed[name];
    const isTaken = saved[name] !== base[name] && saved[name] !== typed[name];
    if (isTaken) conflicts.push({ name, typed: typed[name], saved: saved[name] });
  }
  return { values, conflicts };
}

const zDraft = z.partial(
  z.object({ name: z.string(), phone: z.string(), birth_date: z.string(), bio: z.string() }),
);

/** Serializes the edited fields. Returns an empty string if there are no edits. */
export function toDraft(base: ProfileValues, typed: ProfileValues): string {
  const edited = FIELDS.filter((name) => typed[name] !== base[name]).map((name) => [name, typed[name]]);
  return edited.length === 0 ? '' : JSON.stringify(Object.fromEntries(edited));
}

/** Parses the edited fields of a draft. Returns an empty list for text that `toDraft` has not written. */
export function parseDraft(text: string): [name: (typeof FIELDS)[number], typed: string][] {
  const draft = zDraft.safeParse(toJson(text));
  if (!draft.success) return [];
  const edits: [name: (typeof FIELDS)[number], typed: string][] = [];
  for (const name of FIELDS) {
    const typed = draft.data[name];
    if (typed !== undefined) edits.push([name, typed]);
  }
  return edits;
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
