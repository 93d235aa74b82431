import type { ConversionQuote } from '@gli/sdk';
import { useZodForm, zCheckbox } from '@gli/ui/forms';
import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';

type Quote = Pick<ConversionQuote, 'id' | 'warnings'>;

const createConsents = <Value>({ warnings }: Quote, value: Value): Record<string, Value> =>
  Object.fromEntries(warnings.map(({ code }) => [code, value]));

/**
 * Returns a form with a consent to each warning of a quote. A newer quote starts without consents, because its figures
 * differ.
 */
export function useConsentForm(given: Quote) {
  // Refetching the same quote keeps the consents that were given.
  const [quote, setQuote] = useState(given);
  if (quote.id !== given.id) setQuote(given);
  const schema = useMemo(
    () => z.object({ consents: z.object(createConsents(quote, zCheckbox(z.literal(true)))) }),
    [quote],
  );
  const form = useZodForm(schema, { defaultValues: { consents: createConsents(quote, false) } });
  const { reset } = form;
  useEffect(() => reset({ consents: createConsents(quote, false) }), [quote, reset]);
  return form;
}
