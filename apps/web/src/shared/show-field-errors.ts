import { GliApiError } from '@gli/sdk';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/**
 * Shows the server's validation errors at the fields it names, the first of them focused. Returns how many there were:
 * with none the form has to show the error as a whole. Spec §8
 * @param fields the form's field by the name in `details`
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: Readonly<Record<string, FieldPath<Values>>>,
  setError: UseFormSetError<Values>,
): number {
  if (!(error instanceof GliApiError)) return 0;
  let shown = 0;
  for (const [name, [message]] of Object.entries(error.details)) {
    const field = fields[name];
    if (field === undefined || message === undefined) continue;
    setError(field, { type: 'server', message }, { shouldFocus: shown === 0 });
    shown += 1;
  }
  return shown;
}
