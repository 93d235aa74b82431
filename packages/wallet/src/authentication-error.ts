import { GliApiError, GliError } from '@gli/sdk';
import { messageOf } from './error-facts.ts';
import { plainProblem, type WalletProblem, type WalletProblemKind } from './problem.ts';

const KIND_BY_CODE: Readonly<Record<string, WalletProblemKind>> = {
  wallet_already_registered: 'wallet_already_registered',
  invalid_wallet_address: 'wallet_address_invalid',
};

/** Words by which a server without codes tells the same. Spec §8 Wallet authentication errors */
const KIND_BY_WORDS: readonly (readonly [string, WalletProblemKind])[] = [
  ['already registered wallet', 'wallet_already_registered'],
  ['invalid wallet address', 'wallet_address_invalid'],
];

/**
 * Names a failure of `POST /auth/nonce/` or `/auth/verify/`: the server's code first, then the words of spec §8.
 * `message` is the first present of the answer's `error`, `message` and `details.wallet_address[0]`, then the error's own
 * message, unless it is one of the SDK's for developers; the app words those by `cause`.
 */
export function authenticationProblem(error: unknown): WalletProblem {
  const message = saidBy(error);
  const code = error instanceof GliApiError ? error.code : '';
  const lower = message?.toLowerCase() ?? '';
  const byWords = KIND_BY_WORDS.find(([words]) => lower.includes(words))?.[1];
  const kind = KIND_BY_CODE[code] ?? byWords ?? 'authentication';
  return { ...plainProblem(kind, 'solana'), message, cause: error };
}

function saidBy(error: unknown): string | null {
  if (error instanceof GliApiError) {
    const { error: text, message } = error.body;
    return text || message || error.details.wallet_address?.[0] || null;
  }
  return error instanceof GliError ? null : messageOf(error);
}
