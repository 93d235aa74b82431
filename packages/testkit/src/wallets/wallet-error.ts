/** Codes of EIP-1193, EIP-1474 and EIP-3326. Solana wallets use the same codes. */
export const CODES = {
  refused: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  unknownChain: 4902,
  alreadyPending: -32_002,
  invalidInput: -32_000,
  invalidParams: -32_602,
  internal: -32_603,
} as const;

/** Rejection of a request. The page receives an Error with the same code and data. */
export class WalletError extends Error {
  override name = 'WalletError';
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}
