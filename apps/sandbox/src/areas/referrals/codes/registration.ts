import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { members } from '../../../core/members/schema.ts';
import { invalidField, Problem } from '../../../core/problem/problem.ts';
import { isUsable } from '../program.ts';
import { referralCodes } from '../schema.ts';
import { recordUse } from './use-code.ts';

/** What registration says of a code that cannot be used. */
export const CODE_NOT_ACTIVE = {
  ko: '사용할 수 없는 추천 코드입니다.',
  en: 'This referral code is not active.',
};

/** Whether a code can be used now, in any case of letters. */
export async function isActiveReferralCode(db: Database, code: string, now: Date): Promise<boolean> {
  const [row] = await db.select().from(referralCodes).where(eq(referralCodes.code, code.toUpperCase()));
  return row !== undefined && isUsable(row, now);
}

/**
 * Records that a new member came by a code, exactly as `POST /v1/referrals/use` would.
 * @throws Problem that complains about `referral_code` when its last use was taken in this very moment
 */
export async function recordReferral(
  tx: Database,
  { code, memberId, now }: { readonly code: string; readonly memberId: string; readonly now: Date },
): Promise<void> {
  const [member] = await tx
    .select({ joinedAt: members.joinedAt })
    .from(members)
    .where(eq(members.id, memberId));
  try {
    await recordUse(tx, { code, invitee: { id: memberId, joinedAt: member?.joinedAt ?? now }, now });
  } catch (error) {
    const isTaken = error instanceof Problem && error.code === 'referral_code_not_found';
    throw isTaken ? invalidField('referral_code', CODE_NOT_ACTIVE) : error;
  }
}
