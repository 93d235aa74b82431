import { isBlank } from '../typed-text.ts';
import type { Issue } from './issue.ts';

/** `field` is the field's name, which the app translates to its label. */
export type RequiredIssue = Issue<'required', { field: string }>;

/** Rejects a blank value. */
export function checkRequired(value: string, field: string): RequiredIssue | null {
  return isBlank(value) ? { code: 'required', params: { field } } : null;
}
