import type { Issue } from './issue.ts';

/** `field` is the name of the field. The app translates it to the field's label. */
export type RequiredIssue = Issue<'required', { field: string }>;

/** Rejects a blank value. */
export function checkRequired(value: string, field: string): RequiredIssue | null {
  return value.trim() === '' ? { code: 'required', params: { field } } : null;
}
