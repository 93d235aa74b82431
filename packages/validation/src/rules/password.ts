import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '../limits.ts';
import type { Issue } from './issue.ts';

export type PasswordIssue =
  | Issue<'password_required'>
  | Issue<'password_too_short', { minimum: number }>
  | Issue<'password_too_long', { maximum: number }>
  | Issue<'password_unsafe'>;

const UNSAFE_BEGINNING = /^(12345678|password|admin)/i;

/**
 * Checks a new password. A login accepts any non-empty password, so that older passwords keep working.
 * Characters are counted as Unicode code points, as in the contract.
 */
export function checkNewPassword(value: string): PasswordIssue | null {
  const characters = [...value];
  if (characters.length === 0) return { code: 'password_required' };
  if (characters.length < PASSWORD_MIN_CHARACTERS) {
    return { code: 'password_too_short', params: { minimum: PASSWORD_MIN_CHARACTERS } };
  }
  if (characters.length > PASSWORD_MAX_CHARACTERS) {
    return { code: 'password_too_long', params: { maximum: PASSWORD_MAX_CHARACTERS } };
  }
  const isOneCharacter = new Set(characters).size === 1;
  return isOneCharacter || UNSAFE_BEGINNING.test(value) ? { code: 'password_unsafe' } : null;
}
