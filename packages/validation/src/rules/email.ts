import { EMAIL_MAX_CHARACTERS } from '../limits.ts';
import type { Issue } from './issue.ts';

export type EmailIssue = Issue<'email_too_long', { maximum: number }> | Issue<'email_invalid'>;

const EMAIL = /^(?!\.|.*\.\.)[\w'+.-]*[\w+-]@([a-z\d](-*[a-z\d])*\.)+[a-z]{2,}$/i;

/**
 * Checks the basic shape `name@host.domain` of an email address, after `cleanEmail`. The app, the server and the contract share
 * this rule (`format: email`). Spec §5 Email
 */
export function checkEmail(value: string): EmailIssue | null {
  if (value.length > EMAIL_MAX_CHARACTERS) {
    return { code: 'email_too_long', params: { maximum: EMAIL_MAX_CHARACTERS } };
  }
  return EMAIL.test(value) ? null : { code: 'email_invalid' };
}
