import type { Issue } from './issue.ts';

/** `field` is the name of the field, which the app turns into its label. */
export type RequiredIssue = Issue<'required', { field: string }>;

/** Refuses an empty value; spaces alone are empty. Spec §5 "{field} is a required field" */
export function checkRequired(value: string, field: string): RequiredIssue | null {
  return value.trim() === '' ? { code: 'required', params: { field } } : null;
}
