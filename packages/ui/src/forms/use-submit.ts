import { type FormEvent, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, get } from 'react-hook-form';
import { useCurrentError } from '../feedback/use-current-error.ts';
import { useUi } from '../provider/UiProvider.tsx';
import type { ZodForm } from './use-zod-form.ts';

const NO_ERROR = { error: null, isAtField: false };

/**
 * Returns a function that sends a valid form, one request at a time. The server's validation errors are shown
 * at the matching fields, and the first of these fields gets the focus. Typed values are kept. To send a write
 * that moves value, use `mutate` of `useIdempotentMutation`. Spec §8
 */
export function useSubmit<Values extends FieldValues, Input>(
  { handleSubmit, getValues, setError }: ZodForm<Values, Input>,
  send: (input: Input) => unknown,
) {
  const { getFieldErrors } = useUi();
  const [last, setLast] = useState<{ error: unknown; isAtField: boolean }>(NO_ERROR);
  const isSending = useRef(false);
  const error = useCurrentError(last.error);

  const isField = (name: string): name is FieldPath<Values> => get(getValues(), name) !== undefined;
  const applyServerErrors = (error: unknown, form: HTMLFormElement): boolean => {
    const details = getFieldErrors(error);
    if (!details) return false;
    const controls = [...form.elements].filter((element) => element instanceof HTMLElement);
    const wrong = controls.filter((control) => details[control.getAttribute('name') ?? '']?.[0]);
    for (const control of wrong) {
      const name = control.getAttribute('name') ?? '';
      if (isField(name)) setError(name, { type: 'server', message: details[name]?.[0] ?? '' });
    }
    wrong[0]?.focus();
    return wrong.length > 0;
  };

  return {
    /** The error of the last request, or null. A lost connection ends with its return. */
    error,
    /** The error of the last request if it is not shown at a field, or null. */
    failure: last.isAtField ? null : error,
    clearFailure: () => setLast(NO_ERROR),
    async submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      // Enter in a field submits the form even while the button is busy.
      if (isSending.current) return;
      isSending.current = true;
      const form = event.currentTarget;
      const sendValid = handleSubmit(async (input) => {
        setLast(NO_ERROR);
        try {
          await send(input);
        } catch (error) {
          setLast({ error, isAtField: applyServerErrors(error, form) });
        }
      });
      try {
        await sendValid(event);
      } finally {
        isSending.current = false;
      }
    },
  };
}
