import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { useTexts, useUi } from '../provider/UiProvider.tsx';
import { toFormMessage } from './form-message.ts';
import type { FormIssue } from './form-schema.ts';

type ZodFormOptions<Values extends FieldValues, Input> = Omit<
  UseFormProps<Values, unknown, Input>,
  'resolver'
> & {
  /** Formats amounts in messages. Default: all digits, without a token. */
  formatAmount?: (amount: string) => string;
  /** Returns the form's own message for an issue, which replaces the message in §5. */
  toOwnMessage?: (issue: FormIssue) => string | undefined;
};

/** A form with its schema. `Values` are the typed values, `Input` is the request body. */
export type ZodForm<Values extends FieldValues, Input> = UseFormReturn<Values, unknown, Input> & {
  schema: z.core.$ZodType<Input, Values>;
};

/** Creates a form for a schema built from `@gli/sdk/schemas`. */
export function useZodForm<Values extends FieldValues, Input>(
  schema: z.core.$ZodType<Input, Values>,
  { formatAmount, toOwnMessage, ...options }: ZodFormOptions<Values, Input> = {},
): ZodForm<Values, Input> {
  const t = useTexts();
  const { integer, tokenExact } = useUi().useFormats();
  const texts = { t, toOwnMessage, integer, amount: formatAmount ?? tokenExact };
  const error = (issue: z.core.$ZodRawIssue) => toFormMessage(issue, texts);
  // Asynchronous validation changes the order of properties, which would give a resent write a new idempotency
  // key.
  const resolver = zodResolver(schema, { error }, { mode: 'sync' });
  // Defaults for the first render, in which `formState.defaultValues` does not yet include `values`.
  const defaults = options.values && { defaultValues: options.values as DefaultValues<Values> };
  const form = useForm<Values, unknown, Input>({ ...defaults, ...options, resolver });
  return { ...form, schema };
}
