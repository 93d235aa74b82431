import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '../../../core/time/time.ts';

const MINUTE_MS = 60_000;

/** What a code proves. */
export type CodePurpose = 'kyc_email' | 'kyc_phone' | 'profile_phone';

type CodeRules = {
  readonly lifetimeMs: number;
  /** Codes in any 24 hours; null where the contract names no limit. */
  readonly dailyLimit: number | null;
};

/** Limits of the contract's descriptions. Spec §7 KYC, §7 User */
export const CODE_RULES: Readonly<Record<CodePurpose, CodeRules>> = {
  kyc_email: { lifetimeMs: 10 * MINUTE_MS, dailyLimit: 10 },
  kyc_phone: { lifetimeMs: 3 * MINUTE_MS, dailyLimit: 5 },
  profile_phone: { lifetimeMs: 3 * MINUTE_MS, dailyLimit: null },
};

/** How many times one code may be entered. */
export const CODE_TRIES = 5;
/** Pause until another code may be asked for, in seconds. */
export const RESEND_AFTER_SECONDS = 60;

/** Six random digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** What is kept of a code. Six digits are few, so the hash is keyed. */
export const hashCode = (code: string, id: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(`verification code ${id} ${code}`).digest('hex');

/** Whether two hashes of `hashCode` are the same, in constant time. */
export const isSameHash = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));

export type SendingVerdict =
  | { readonly status: 'allowed' }
  | { readonly status: 'too_soon'; readonly retryAfterSeconds: number };

/**
 * Whether another code may be sent now.
 * @param sentAt when codes of this purpose were sent within the last 24 hours, in any order
 */
export function judgeSending(purpose: CodePurpose, sentAt: readonly Date[], now: Date): SendingVerdict {
  const times = sentAt.map((time) => time.getTime()).sort((a, b) => b - a);
  const { dailyLimit } = CODE_RULES[purpose];
  const newest = times[0];
  const blocking = dailyLimit === null ? undefined : times[dailyLimit - 1];
  const allowedAt = Math.max(
    newest === undefined ? 0 : newest + RESEND_AFTER_SECONDS * 1000,
    blocking === undefined ? 0 : blocking + DAY_MS,
  );
  const waitMs = allowedAt - now.getTime();
  return waitMs <= 0
    ? { status: 'allowed' }
    : { status: 'too_soon', retryAfterSeconds: Math.ceil(waitMs / 1000) };
}
