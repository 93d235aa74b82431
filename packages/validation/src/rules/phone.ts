import { PHONE_MAX_CHARACTERS, PHONE_MIN_CHARACTERS } from '../limits.ts';
import type { Issue } from './issue.ts';

export type PhoneIssue = Issue<'phone_invalid'>;

const PHONE = /^\+?[0-9() -]+$/;
/** Digits of the shortest and longest international number (E.164), country code included. */
const DIGITS = { least: 7, most: 15 };

/**
 * Checks a phone number as written: digits, `-`, spaces, parentheses and a leading `+`. It is optional in every
 * form so far, so empty passes; where it is not, ask `checkRequired` first.
 */
export function checkPhone(value: string): PhoneIssue | null {
  const phone = value.trim();
  if (phone === '') return null;
  const digits = phone.replace(/\D/g, '').length;
  const isPlausible =
    PHONE.test(phone) &&
    phone.length >= PHONE_MIN_CHARACTERS &&
    phone.length <= PHONE_MAX_CHARACTERS &&
    digits >= DIGITS.least &&
    digits <= DIGITS.most;
  return isPlausible ? null : { code: 'phone_invalid' };
}
