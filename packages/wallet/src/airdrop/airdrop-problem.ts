import { messageOf } from '../error-facts.ts';
import { plainProblem, type WalletProblem } from '../problem.ts';

/** A message with 429 is the faucet's daily limit; anything else is a failure. Spec §8 Airdrop failure */
export function airdropProblem(error: unknown): WalletProblem {
  const message = messageOf(error);
  const kind = message?.includes('429') ? 'airdrop_limit' : 'airdrop';
  return { ...plainProblem(kind, 'solana'), message, cause: error };
}
