import { createHmac, timingSafeEqual } from 'node:crypto';
import { VERIFICATION_CODE_LIFETIME_MS } from '@gli/validation';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { newId } from '../../../core/data/new-id.ts';
import { problem } from '../../../core/problem/problem.ts';
import { randomInt } from '../../../core/random/random.ts';
import { DAY_MS, plusMs } from '../../../core/time/time.ts';
import { verificationCodes } from '../schema.ts';

/** Purpose of a code, which determines the contact that it verifies. */
export type CodePurpose = 'kyc_email' | 'kyc_phone' | 'profile_phone';

/**
 * Limits from the contract's descriptions. `dailyLimit` applies to any 24-hour period. Null means no limit. Spec §7
 * KYC, §7 User
 */
const CODE_RULES: Readonly<Record<CodePurpose, { lifetimeMs: number; dailyLimit: number | null }>> = {
  kyc_email: { lifetimeMs: VERIFICATION_CODE_LIFETIME_MS.email, dailyLimit: 10 },
  kyc_phone: { lifetimeMs: VERIFICATION_CODE_LIFETIME_MS.phone, dailyLimit: 5 },
  profile_phone: { lifetimeMs: VERIFICATION_CODE_LIFETIME_MS.phone, dailyLimit: null },
};

/** Max attempts to enter a code. */
export const CODE_TRIES = 5;
export const RESEND_AFTER_SECONDS = 60;

const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Stored form of a code. The hash is keyed, because six digits are easy to guess. */
const hashCode = (code: string, id: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(`verification code ${id} ${code}`).digest('hex');

/** Compares two hashes of `hashCode` in constant time. */
const isSameHash = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));

/**
 * Returns the seconds until another code may be sent, or 0 if one may be sent now.
 * @param sentAt times of the codes sent for this purpose in the last 24 hours, in any order
 */
function secondsUntilNextCode(purpose: CodePurpose, sentAt: readonly Date[], now: Date): number {
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

/** Deletes codes that are neither valid nor counted in any limit. */
export async function deleteExpiredCodes(db: Database, now: Date): Promise<void> {
  const since = plusMs(now, -DAY_MS);
  await db
    .delete(verificationCodes)
    .where(and(lte(verificationCodes.sentAt, since), lte(verificationCodes.expiresAt, now)));
}

type Scope = {
  readonly memberId: string;
  readonly purpose: CodePurpose;
  /** Server secret that keys the hashes of codes. */
  readonly key: Uint8Array;
  readonly now: Date;
};

export type SentCode = { readonly code: string; readonly expiresAt: Date };

/**
 * Creates a code and invalidates earlier ones. The member's row must be locked. The caller shows the code after the
 * transaction has committed.
 * @throws Problem `rate_limited` with `Retry-After`, during the pause or above the daily limit
 */
export async function sendCode(
  tx: Database,
  { memberId, purpose, key, now, sentTo }: Scope & { readonly sentTo: string },
): Promise<SentCode> {
  const recent = await tx
    .select({ sentAt: verificationCodes.sentAt })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.memberId, memberId),
        eq(verificationCodes.purpose, purpose),
        gt(verificationCodes.sentAt, plusMs(now, -DAY_MS)),
      ),
    );
  const sentAt = recent.map((row) => row.sentAt);
  const waitSeconds = secondsUntilNextCode(purpose, sentAt, now);
  if (waitSeconds > 0) throw problem('rate_limited', { headers: { 'Retry-After': String(waitSeconds) } });
  const id = newId('vcd');
  const code = newCode();
  const expiresAt = plusMs(now, CODE_RULES[purpose].lifetimeMs);
  await tx.insert(verificationCodes).values({
    id,
    memberId,
    purpose,
    sentTo,
    codeHash: hashCode(code, id, key),
    triesLeft: CODE_TRIES,
    sentAt: now,
    expiresAt,
  });
  return { code, expiresAt };
}

export type CodeVerdict =
  | { readonly status: 'right'; readonly sentTo: string }
  | { readonly status: 'wrong'; readonly triesLeft: number };

/**
 * Checks a code. Only the newest code is valid, for the address it was sent to, until it expires. A wrong code uses up
 * an attempt, which must be stored, so return the problem instead of throwing it. The member's row must be locked.
 * @param sentTo address that the member entered; null if the form does not ask for it
 */
export async function enterCode(
  tx: Database,
  input: Scope & { readonly sentTo: string | null; readonly code: string },
): Promise<CodeVerdict> {
  const { memberId, purpose, key, now, sentTo, code } = input;
  const [newest] = await tx
    .select()
    .from(verificationCodes)
    .where(and(eq(verificationCodes.memberId, memberId), eq(verificationCodes.purpose, purpose)))
    .orderBy(desc(verificationCodes.sentAt))
    .limit(1);
  if (!newest || newest.usedAt !== null || newest.expiresAt <= now || newest.triesLeft === 0) {
    return { status: 'wrong', triesLeft: 0 };
  }
  const own = eq(verificationCodes.id, newest.id);
  const isRight =
    isSameHash(newest.codeHash, hashCode(code, newest.id, key)) &&
    (sentTo ?? newest.sentTo) === newest.sentTo;
  if (isRight) {
    await tx.update(verificationCodes).set({ usedAt: now }).where(own);
    return { status: 'right', sentTo: newest.sentTo };
  }
  const triesLeft = newest.triesLeft - 1;
  await tx.update(verificationCodes).set({ triesLeft }).where(own);
  return { status: 'wrong', triesLeft };
}
