import type { WalletChain } from './choice.ts';
import { listLayers, readFields, readMessage } from './error-fields.ts';
import { toCause, WALLET_ERROR_KINDS, type WalletProblem, type WalletProblemKind } from './problem.ts';

/** Error codes of EIP-1193. `4001` means that the user rejected a request, but does not say which one. */
const KIND_BY_CODE: ReadonlyMap<unknown, WalletProblemKind> = new Map([
  [4100, 'account'],
  [4900, 'disconnected'],
  [4901, 'disconnected'],
]);

const REFUSAL_CODES: ReadonlySet<unknown> = new Set([4001, 'ACTION_REJECTED']);
// Many Solana wallets reject with only a message.
const REFUSAL_MESSAGE = /\b(?:user|request)\b.*\b(?:rejected|denied|declined|cancell?ed|refused)\b/i;
const CLOSED_WINDOW = 'WalletWindowClosedError';

/**
 * Classifies a wallet's error: wallet-adapter errors by name, ethers and EIP-1193 errors by code, and anything else as
 * `fallback`, the failed operation. Spec §8
 */
export function walletProblem(
  error: unknown,
  chain: WalletChain,
  fallback: WalletProblemKind,
): WalletProblem {
  const layers = listLayers(error);
  const kind = layers.map(toKind).find((known) => known !== undefined) ?? fallback;
  const message = readMessage(error);
  return { kind, chain, isRefusal: isRefusal(layers, message), message, cause: toCause(error) };
}

function toKind(layer: unknown): WalletProblemKind | undefined {
  // Checked by name, not class, so the core does not load wallet-adapter.
  const named = readName(layer)
    .replace(/^Wallet(.+)Error$/, '$1')
    .replace(/\B[A-Z]/g, '_$&')
    .toLowerCase();
  return WALLET_ERROR_KINDS.find((kind) => kind === named) ?? KIND_BY_CODE.get(readFields(layer).code);
}

function isRefusal(layers: readonly unknown[], message: string | null): boolean {
  return (
    layers.some((layer) => REFUSAL_CODES.has(readFields(layer).code) || readName(layer) === CLOSED_WINDOW) ||
    (message !== null && REFUSAL_MESSAGE.test(message))
  );
}

function readName(layer: unknown): string {
  return String(readFields(layer).name);
}
