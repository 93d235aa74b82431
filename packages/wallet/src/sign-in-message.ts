/** What a wallet signs for the platform's authentication. */
export interface SignInMessageParts {
  /** base58 address of the wallet that signs. */
  readonly address: string;
  /** Time of signing, in milliseconds since 1970. */
  readonly signedAt: number;
  /** The nonce of `POST /auth/nonce/`. */
  readonly nonce: string;
}

/** The four lines that a wallet signs, divided by single line feeds and the same in every language. Spec §7 Auth */
export function signInMessage({ address, signedAt, nonce }: SignInMessageParts): string {
  return [
    'GLI Platform Authentication',
    `Wallet: ${address}`,
    `Timestamp: ${new Date(signedAt).toISOString()}`,
    `Nonce: ${nonce}`,
  ].join('\n');
}
