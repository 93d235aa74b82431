import type { ConversionExecuteInput, ConversionQuote, ConversionTransaction, GliError } from '@gli/sdk';
import { useExecuteConversion } from '@gli/sdk/react';
import * as z from 'zod/mini';
import { useRepeatedWrite } from '@/shared';

/** A conversion that was sent with an unknown outcome: the request and its context. */
export type UnfinishedConversion = {
  body: ConversionExecuteInput;
  quote: Pick<ConversionQuote, 'from_token' | 'to_token' | 'amount' | 'receive_amount'>;
};

export type Execution = {
  /**
   * Conversion with an unknown outcome, sent from this page or before a reload. It is repeated until the outcome is
   * known.
   */
  unfinished: UnfinishedConversion | null;
  isSending: boolean;
  /** Reason why the last attempt was rejected. Null once another one starts or the member moves on. */
  error: GliError | null;
  /** Sends a conversion. If it is resent, it keeps its key. */
  send: (conversion: UnfinishedConversion) => void;
  /** Drops an unfinished conversion. If it reached the server, the history includes it. */
  giveUp: () => void;
  forgetError: () => void;
};

/**
 * Sends conversions. One with an unknown outcome is repeated, even after a reload: its quote expires within minutes, so
 * it cannot take effect much later.
 */
export function useExecution(
  memberId: string | null,
  onDone: (conversion: ConversionTransaction) => void,
): Execution {
  // Never queues while offline, because nothing may be converted after the member leaves.
  const mutation = useExecuteConversion({ mutation: { networkMode: 'always' } });
  const { pending, isSending, error, send, abandon, clearError } = useRepeatedWrite({
    operation: 'executeConversion',
    mutation,
    repeatsAfterReload: true,
    scope: memberId && `conversion:${memberId}`,
    parse: parseUnfinished,
    send: ({ body }, idempotencyKey) => mutation.mutateAsync({ body, idempotencyKey }),
    onDone,
  });
  return { unfinished: pending, isSending, error, send, giveUp: abandon, forgetError: clearError };
}

const text = z.string();
const zUnfinished = z.object({
  body: z.object({ quote_id: text, acknowledged_warnings: z.array(text) }),
  quote: z.object({ from_token: text, to_token: text, amount: text, receive_amount: text }),
});

/** Returns the stored conversion unchanged, so that the same body is resent. Returns null for anything else. */
const parseUnfinished = (stored: unknown) => (isUnfinished(stored) ? stored : null);

const isUnfinished = (stored: unknown): stored is UnfinishedConversion =>
  zUnfinished.safeParse(stored).success;
