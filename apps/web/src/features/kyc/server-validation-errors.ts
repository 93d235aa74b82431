import { GliApiError } from '@gli/sdk';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** Shows what the server complains about at its fields, in its words, and leads to the first of them. Spec §8 */
export function showServerErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): void {
  if (!(error instanceof GliApiError)) return;
  const { details } = error;
  const wrong = fields.filter((field) => details[field]?.[0] !== undefined);
  for (const [index, field] of wrong.entries()) {
    setError(field, { type: 'server', message: details[field]?.[0] ?? '' }, { shouldFocus: index === 0 });
  }
}
