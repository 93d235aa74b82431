import { EMAIL_MAX_CHARACTERS } from '../limits.ts';
import type { Issue } from './issue.ts';

export type EmailIssue = Issue<'email_too_long', { maximum: number }> | Issue<'email_invalid'>;

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Checks the basic shape `name@host.domain` of an e-mail address. */
export function checkEmail(value: string): EmailIssue | null {
  if (value.length > EMAIL_MAX_CHARACTERS) {
    return { code: 'email_too_long', params: { maximum: EMAIL_MAX_CHARACTERS } };
  }
  return EMAIL.test(value) ? null : { code: 'email_invalid' };
}
