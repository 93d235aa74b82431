import type { ReferralCode } from '@gli/sdk';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { invalidField, problem } from '../../../core/problem/problem.ts';
import { toTimestamp, toTimestampOrNull } from '../../../core/time/time.ts';
import { referralCodes } from '../schema.ts';

export type CodeRow = typeof referralCodes.$inferSelect;

/**
 * The present code of a member; with `lock`, nobody uses or changes it until the transaction ends.
 * @throws Problem `not_found` when they have none
 */
export async function readCode(db: Database, memberId: string, { lock = false } = {}): Promise<CodeRow> {
  const query = db
    .select()
    .from(referralCodes)
    .where(and(eq(referralCodes.memberId, memberId), isNull(referralCodes.deletedAt)));
  const [code] = await (lock ? query.for('update') : query);
  if (!code) throw problem('not_found');
  return code;
}

export function codeView(code: CodeRow): ReferralCode {
  return {
    id: code.id,
    code: code.code,
    member_id: code.memberId,
    description: code.description,
    active: code.active,
    uses_count: code.usesCount,
    maximum_uses: code.maximumUses,
    share_url: `/signup?ref=${code.code}`,
    expires_at: toTimestampOrNull(code.expiresAt),
    created_at: toTimestamp(code.createdAt),
    updated_at: toTimestamp(code.updatedAt),
  };
}

/** The last time that RFC 3339 can write in Korea. */
const LATEST_EXPIRY = new Date('9999-12-31T23:59:59+09:00');

/**
 * Reads the end of a code from a body; null for never.
 * @throws Problem that complains about `expires_at` when it is not in the future
 */
export function readExpiry(expiresAt: string | null, now: Date): Date | null {
  if (expiresAt === null) return null;
  const time = new Date(expiresAt);
  // A leap second is a time of RFC 3339 and none of Date.
  if (!(time.getTime() > now.getTime())) {
    throw invalidField('expires_at', { ko: '미래의 시각이어야 합니다.', en: 'Must be in the future.' });
  }
  if (time > LATEST_EXPIRY) {
    throw invalidField('expires_at', {
      ko: '9999년 이전이어야 합니다.',
      en: 'Must not be after the year 9999.',
    });
  }
  return time;
}
