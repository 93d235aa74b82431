import type { ConversionExecuteInput, ConversionQuote } from '@gli/sdk';
import { listConversionHistory } from '@gli/sdk/operations';
import { useExecuteConversion, useGliClient, useIdempotentMutation } from '@gli/sdk/react';
import * as z from 'zod/mini';

/** A conversion that was sent: the request and its context. */
export type SentConversion = {
  body: ConversionExecuteInput;
  quote: Pick<ConversionQuote, 'from_token' | 'to_token' | 'amount' | 'receive_amount'>;
};

export type Execution = ReturnType<typeof useExecution>;

/** Executes quotes. A conversion with an unknown outcome is read until it is known (decision 25). */
export function useExecution(memberId: string | null) {
  const client = useGliClient();
  // Never queues while offline, because nothing may be converted after the member leaves.
  const { mutateAsync } = useExecuteConversion({ mutation: { networkMode: 'always' } });
  return useIdempotentMutation({
    memberId,
    scope: 'conversion',
    operation: 'executeConversion',
    parse: parseSent,
    send: ({ body }: SentConversion, idempotencyKey) => mutateAsync({ body, idempotencyKey }),
    find: async (key) => (await listConversionHistory(client, { idempotency_key: key })).results[0],
  });
}

const text = z.string();
const zSentConversion = z.object({
  body: z.object({ quote_id: text, acknowledged_warnings: z.array(text) }),
  quote: z.object({ from_token: text, to_token: text, amount: text, receive_amount: text }),
});

/** Returns the stored conversion unchanged, so that the same body is resent. Returns null for anything else. */
const parseSent = (stored: unknown) => (isSent(stored) ? stored : null);

const isSent = (stored: unknown): stored is SentConversion => zSentConversion.safeParse(stored).success;
