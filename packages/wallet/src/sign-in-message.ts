export type SignInMessageParts = {
  /** Base58 address. */
  readonly address: string;
  /** Milliseconds since the epoch. */
  readonly signedAt: number;
  /** Nonce from `POST /auth/nonce/`. */
  readonly nonce: string;
};

/** Builds the four lines for a wallet to sign. They are separated by LF and never translated. Spec §7 Auth */
export function signInMessage({ address, signedAt, nonce }: SignInMessageParts): string {
  return [
    'GLI Platform Authentication',
    `Wallet: ${address}`,
    `Timestamp: ${new Date(signedAt).toISOString()}`,
    `Nonce: ${nonce}`,
  ].join('\n');
}
