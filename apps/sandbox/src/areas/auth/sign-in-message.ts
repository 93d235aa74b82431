import { randomBytes } from '../../core/random/random.ts';
import { MINUTE_MS } from '../../core/time/time.ts';

export const NONCE_LIFETIME_MS = 5 * MINUTE_MS;
/** Max difference between the message's time and the server's, in ms. */
export const TIMESTAMP_TOLERANCE_MS = 5 * MINUTE_MS;

const NONCE_BYTES = 32;

/** Creates a challenge: 32 random bytes as 64 hexadecimal digits. */
export const newNonce = (): string => randomBytes(NONCE_BYTES).toString('hex');

export type SignInMessage = { readonly address: string; readonly signedAt: Date; readonly nonce: string };

const LINES = /^GLI Platform Authentication\nWallet: (\S+)\nTimestamp: (\S+)\nNonce: (\S+)$/;
const ISO_UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/;

/** Parses the four lines that a wallet signs. Null for any other text. Spec §7 Auth */
export function parseSignInMessage(message: string): SignInMessage | null {
  const [, address = '', timestamp = '', nonce = ''] = LINES.exec(message) ?? [];
  const signedAt = new Date(ISO_UTC.test(timestamp) ? timestamp : Number.NaN);
  return Number.isNaN(signedAt.getTime()) ? null : { address, signedAt, nonce };
}

export function isTimely({ signedAt }: SignInMessage, now: Date): boolean {
  return Math.abs(signedAt.getTime() - now.getTime()) <= TIMESTAMP_TOLERANCE_MS;
}
