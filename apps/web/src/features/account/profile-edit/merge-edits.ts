import * as z from 'zod/mini';
import { type ProfileValues, zProfileForm } from './profile-form.ts';

/** All fields of the form. */
const FIELDS = z.keyof(zProfileForm).options;

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
