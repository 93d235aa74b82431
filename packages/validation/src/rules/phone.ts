import { PHONE_MAX_CHARACTERS, PHONE_MIN_CHARACTERS } from '../limits.ts';
import type { Issue } from './issue.ts';

export type PhoneIssue = Issue<'phone_invalid'>;

const PHONE = /^\+?[0-9() -]+$/;
/** Number of digits in international numbers (E.164), including the country code. */
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;

/**
 * Checks a phone number after `cleanPhone`. Allows digits, `-`, spaces, parentheses and a leading `+`. An empty value passes. For a
 * required field, call `checkRequired` first.
 */
export function checkPhone(value: string): PhoneIssue | null {
  const phone = value.trim();
  if (phone === '') return null;
  const digits = phone.replace(/\D/g, '').length;
  const isPlausible =
    PHONE.test(phone) &&
    phone.length >= PHONE_MIN_CHARACTERS &&
    phone.length <= PHONE_MAX_CHARACTERS &&
    digits >= MIN_DIGITS &&
    digits <= MAX_DIGITS;
  return isPlausible ? null : { code: 'phone_invalid' };
}
