import { abortable } from '../abortable.ts';
import { readMessage } from '../error-fields.ts';
import type { AirdropParts } from '../lazy-airdrop.ts';
import {
  DONE,
  NOT_CONNECTED,
  plainProblem,
  SUPERSEDED,
  toCause,
  type WalletOutcome,
  type WalletProblem,
} from '../problem.ts';
import { singleFlight } from '../single-flight.ts';
import type { WalletState } from '../state.ts';

/** Requests 2 SOL and waits for confirmation. Resolves to the problem, or null. Rejects only when aborted. */
export type RequestAirdrop = (address: string, stopped: AbortSignal) => Promise<WalletProblem | null>;

/**
 * Creates the airdrop action. The state changes from idle to in progress, then to balance refreshed, and back
 * to idle. Concurrent calls share one request. Spec §4 Airdrop
 */
export function createAirdropAction(
  { store, active, refreshBalance }: AirdropParts,
  request: RequestAirdrop,
): () => Promise<WalletOutcome> {
  async function run(): Promise<WalletOutcome> {
    const account = active.get();
    if (account?.connection.chain !== 'solana') return NOT_CONNECTED;
    const { address, signal } = account;
    store.dispatch({ type: 'airdrop_started' });
    try {
      const problem = await abortable(request(address, signal), signal);
      if (problem !== null) return { status: 'failed', problem };
      // A read that has already started does not include the new SOL.
      if (isBalanceLoading(store.getState())) await refreshBalance();
      await refreshBalance();
      return DONE;
    } catch (error) {
      return signal.aborted ? SUPERSEDED : { status: 'failed', problem: airdropProblem(error) };
    } finally {
      if (!signal.aborted) store.dispatch({ type: 'airdrop_ended' });
    }
  }
  return singleFlight(() => [active.get()], run);
}

function isBalanceLoading(state: WalletState): boolean {
  return state.status === 'connected' && state.balance.status === 'loading';
}

/**
 * Classifies a failed airdrop. A 429 in the message means that the faucet's daily limit is reached. Spec §8 Airdrop
 * failure
 */
export function airdropProblem(error: unknown): WalletProblem {
  const message = readMessage(error);
  const kind = message?.includes('429') ? 'airdrop_limit' : 'airdrop';
  return { ...plainProblem(kind, 'solana'), message, cause: toCause(error) };
}
