import type { Connection } from '@solana/web3.js';

export type ConfirmationSource = Pick<Connection, 'getSignatureStatuses' | 'getBlockHeight'>;

export type Confirmation = {
  readonly signature: string;
  /** Last block height at which the transaction can be included. */
  readonly lastValidBlockHeight: number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly stopped: AbortSignal;
};

/** Polling interval in ms, slightly longer than two Solana slots. */
export const POLL_INTERVAL_MS = 1_000;

/**
 * Polls a transaction's status until it is confirmed. web3.js' own `confirmTransaction` never succeeds if its
 * WebSocket cannot be opened. Spec §7
 *
 * @throws Error if the transaction failed or was not included by the last valid block height
 */
export async function confirmSignature(
  source: ConfirmationSource,
  { signature, lastValidBlockHeight, sleep, stopped }: Confirmation,
): Promise<void> {
  while (true) {
    stopped.throwIfAborted();
    // Read before the status, so that a transaction in the last valid block is seen.
    const height = await source.getBlockHeight('confirmed');
    const { value } = await source.getSignatureStatuses([signature]);
    const status = value[0] ?? null;
    if (status?.err) throw new Error(`The transaction failed: ${JSON.stringify(status.err)}`);
    if (status?.confirmationStatus === 'confirmed' || status?.confirmationStatus === 'finalized') return;
    if (height > lastValidBlockHeight)
      throw new Error('The transaction expired: its block height has passed');
    await sleep(POLL_INTERVAL_MS);
  }
}
