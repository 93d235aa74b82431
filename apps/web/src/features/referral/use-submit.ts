import { type FormEvent, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '../../shared/forms/show-field-errors.ts';

/**
 * Sends a form, once at a time. The server's validation errors are shown at their fields; any other error is `failure`.
 * @param fieldsOf the form's field by the name in the error's `details`
 */
export function useSubmit<Values extends FieldValues>(
  { handleSubmit, setError, formState: { isSubmitting } }: UseFormReturn<Values>,
  send: (values: Values) => Promise<void>,
  fieldsOf: (values: Values) => Readonly<Record<string, FieldPath<Values>>> = () => ({}),
) {
  const [failure, setFailure] = useState<unknown>(null);
  const sendValid = handleSubmit(async (values) => {
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      if (showFieldErrors(error, fieldsOf(values), setError) === 0) setFailure(error);
    }
  });
  return {
    failure,
    clearFailure: () => setFailure(null),
    submit(event: FormEvent) {
      event.preventDefault();
      // Enter in a field submits even while the button is busy.
      if (!isSubmitting) void sendValid(event);
    },
  };
}
