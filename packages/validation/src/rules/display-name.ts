import { DISPLAY_NAME_MAX_CHARACTERS } from '../limits.ts';
import { cleanLine } from '../typed-text.ts';
import type { Issue } from './issue.ts';

export type DisplayNameIssue = Issue<'name_required'> | Issue<'name_too_long', { maximum: number }>;

/** Checks a name after `cleanLine`. */
export function checkDisplayName(value: string): DisplayNameIssue | null {
  const name = cleanLine(value);
  if (name === '') return { code: 'name_required' };
  return [...name].length > DISPLAY_NAME_MAX_CHARACTERS
    ? { code: 'name_too_long', params: { maximum: DISPLAY_NAME_MAX_CHARACTERS } }
    : null;
}
