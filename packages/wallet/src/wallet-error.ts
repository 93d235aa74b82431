import type { WalletChain } from './choice.ts';
import { listLayers, readFields, readMessage, readWalletText } from './error-fields.ts';
import { toCause, WALLET_ERROR_KINDS, type WalletProblem, type WalletProblemKind } from './problem.ts';

/** Problem kinds by EIP-1193 error code. `4001` means that the user rejected the request, whichever it was. */
const KIND_BY_CODE: ReadonlyMap<unknown, WalletProblemKind> = new Map([
  [4100, 'account'],
  [4900, 'disconnected'],
  [4901, 'disconnected'],
]);

const REFUSAL_CODES: ReadonlySet<unknown> = new Set([4001, 'ACTION_REJECTED']);
// Matches the message of the many Solana wallets that reject without a code.
const REFUSAL_MESSAGE = /\b(?:user|request)\b.*\b(?:rejected|denied|declined|cancell?ed|refused)\b/i;
const CLOSED_WINDOW = 'WalletWindowClosedError';

/**
 * Classifies a wallet's error: wallet-adapter errors by name, ethers and EIP-1193 errors by code, and all
 * others as `fallback`, which depends on the operation that failed. Spec §8
 */
export function walletProblem(
  error: unknown,
  chain: WalletChain,
  fallback: WalletProblemKind,
): WalletProblem {
  const layers = listLayers(error);
  const kind = layers.map(toKind).find((known) => known !== undefined) ?? fallback;
  return {
    ...{ kind, chain },
    isRejection: isRejection(layers, readMessage(error)),
    message: readWalletText(error),
    cause: toCause(error),
  };
}

function toKind(layer: unknown): WalletProblemKind | undefined {
  // Checks the name instead of the class, so the core does not load wallet-adapter.
  const named = readName(layer)
    .replace(/^Wallet(.+)Error$/, '$1')
    .replace(/\B[A-Z]/g, '_$&')
    .toLowerCase();
  return WALLET_ERROR_KINDS.find((kind) => kind === named) ?? KIND_BY_CODE.get(readFields(layer).code);
}

function isRejection(layers: readonly unknown[], message: string | null): boolean {
  return (
    layers.some((layer) => REFUSAL_CODES.has(readFields(layer).code) || readName(layer) === CLOSED_WINDOW) ||
    (message !== null && REFUSAL_MESSAGE.test(message))
  );
}

function readName(layer: unknown): string {
  return String(readFields(layer).name);
}
