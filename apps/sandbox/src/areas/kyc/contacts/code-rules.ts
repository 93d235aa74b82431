import { createHmac, timingSafeEqual } from 'node:crypto';
import { randomInt } from '../../../core/random/random.ts';
import { DAY_MS } from '../../../core/time/time.ts';

const MINUTE_MS = 60_000;

/** Contact that a code verifies. */
export type CodePurpose = 'kyc_email' | 'kyc_phone' | 'profile_phone';

/**
 * Limits from the contract's descriptions. `dailyLimit` applies to any 24 hours; null without a limit. Spec §7 KYC, §7
 * User
 */
export const CODE_RULES: Readonly<Record<CodePurpose, { lifetimeMs: number; dailyLimit: number | null }>> = {
  kyc_email: { lifetimeMs: 10 * MINUTE_MS, dailyLimit: 10 },
  kyc_phone: { lifetimeMs: 3 * MINUTE_MS, dailyLimit: 5 },
  profile_phone: { lifetimeMs: 3 * MINUTE_MS, dailyLimit: null },
};

/** Max attempts to enter a code. */
export const CODE_TRIES = 5;
export const RESEND_AFTER_SECONDS = 60;

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Stored form of a code. The hash is keyed, because six digits are easy to guess. */
export const hashCode = (code: string, id: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(`verification code ${id} ${code}`).digest('hex');

/** Compares two hashes of `hashCode` in constant time. */
export const isSameHash = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));

/**
 * Seconds until another code may be sent; 0 if it may be sent now.
 * @param sentAt times of the codes sent for this purpose in the last 24 hours, in any order
 */
export function secondsUntilNextCode(purpose: CodePurpose, sentAt: readonly Date[], now: Date): number {
  const times = sentAt.map((time) => time.getTime()).sort((a, b) => b - a);
  const { dailyLimit } = CODE_RULES[purpose];
  const [newest] = times;
  const oldestCounted = dailyLimit === null ? undefined : times[dailyLimit - 1];
  const allowedAt = Math.max(
    newest === undefined ? 0 : newest + RESEND_AFTER_SECONDS * 1000,
    oldestCounted === undefined ? 0 : oldestCounted + DAY_MS,
  );
  return Math.max(0, Math.ceil((allowedAt - now.getTime()) / 1000));
}
