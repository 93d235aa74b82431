import { GliApiError } from '@gli/sdk';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

type Fields<Values extends FieldValues> =
  | Readonly<Record<string, FieldPath<Values>>>
  | readonly FieldPath<Values>[];

/**
 * Shows the server's validation errors at their fields and focuses the first of them in the order of the form. Returns
 * their number: with 0 the form has to show the error as a whole. Spec §8
 * @param fields the form's fields by their names in `details`; a list where both names are the same
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: Fields<Values>,
  setError: UseFormSetError<Values>,
): number {
  if (!(error instanceof GliApiError)) return 0;
  let shown = 0;
  for (const [name, field] of entriesOf(fields)) {
    const message = error.details[name]?.[0];
    if (message === undefined) continue;
    setError(field, { type: 'server', message }, { shouldFocus: shown === 0 });
    shown += 1;
  }
  return shown;
}

function entriesOf<Values extends FieldValues>(fields: Fields<Values>): [string, FieldPath<Values>][] {
  return isList(fields) ? fields.map((field) => [field, field]) : Object.entries(fields);
}

const isList = <Values extends FieldValues>(fields: Fields<Values>): fields is readonly FieldPath<Values>[] =>
  Array.isArray(fields);
