import { GliApiError } from '@gli/sdk';
import { plainProblem, toCause, type WalletProblem, type WalletProblemKind } from './problem.ts';

const KIND_BY_CODE: Readonly<Record<string, WalletProblemKind>> = {
  wallet_already_registered: 'wallet_already_registered',
  invalid_wallet_address: 'wallet_address_invalid',
};

/** Messages of a server that sends no error codes. Spec §8 Wallet authentication errors */
const KIND_BY_MESSAGE: readonly (readonly [string, WalletProblemKind])[] = [
  ['already registered wallet', 'wallet_already_registered'],
  ['invalid wallet address', 'wallet_address_invalid'],
];

/**
 * Classifies a failure of `POST /auth/nonce/` or `/auth/verify/`, by the server's code or by the messages of spec §8.
 * `message` is the first of the response's `error`, `message` and `details.wallet_address[0]`. Other errors have none,
 * because their messages are for developers. The app translates them by `cause`.
 */
export function authenticationProblem(error: unknown): WalletProblem {
  const message = serverMessage(error);
  const code = error instanceof GliApiError ? error.code : '';
  const lower = message?.toLowerCase() ?? '';
  const byMessage = KIND_BY_MESSAGE.find(([text]) => lower.includes(text))?.[1];
  const kind = KIND_BY_CODE[code] ?? byMessage ?? 'authentication';
  return { ...plainProblem(kind, 'solana'), message, cause: toCause(error) };
}

function serverMessage(error: unknown): string | null {
  if (!(error instanceof GliApiError)) return null;
  const { error: text, message } = error.body;
  return text || message || error.details.wallet_address?.[0] || null;
}
