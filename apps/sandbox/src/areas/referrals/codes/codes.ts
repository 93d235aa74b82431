import type { ReferralCode, ReferralCodeUpdateInput } from '@gli/sdk';
import { getEndOfDay, isReferralCodeEnd } from '@gli/validation';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { type EditableFields, readFields } from '../../../core/fields/editable-fields.ts';
import { invalidField, problem } from '../../../core/problem/problem.ts';
import { texts } from '../../../core/text/texts.ts';
import { toKoreanTimestamp, toTimestampOrNull } from '../../../core/time/time.ts';
import { referralCodes } from '../schema.ts';

export type CodeRow = typeof referralCodes.$inferSelect;

/**
 * Reads the current code of a member. With `lock`, it cannot be used or changed until the transaction ends.
 * @throws Problem `not_found` if there is none
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
    ...readFields(CODE_FIELDS, code),
    id: code.id,
    code: code.code,
    member_id: code.memberId,
    uses_count: code.usesCount,
    share_url: `/signup?ref=${code.code}`,
    created_at: toKoreanTimestamp(code.createdAt),
    updated_at: toKoreanTimestamp(code.updatedAt),
  };
}

/** The latest Korean time that RFC 3339 can express. */
const LATEST_EXPIRY = getEndOfDay('9999-12-31');

/**
 * Parses the expiry of a code. Null if it never expires.
 * @throws Problem for `expires_at` unless it is in the future
 */
export function readExpiry(expiresAt: string | null, now: Date): Date | null {
  if (expiresAt === null) return null;
  const time = new Date(expiresAt);
  // RFC 3339 allows a leap second, but Date does not.
  if (!isReferralCodeEnd(time, now)) {
    throw invalidField('expires_at', texts.validation.notFuture);
  }
  if (time > LATEST_EXPIRY) {
    throw invalidField('expires_at', texts.validation.afterYear9999);
  }
  return time;
}

/** Fields that a member can change. The limit cannot be lower than the number of uses so far. */
export const CODE_FIELDS: EditableFields<CodeRow, ReferralCodeUpdateInput> = {
  description: { read: ({ description }) => description, change: (description) => ({ description }) },
  active: { read: ({ active }) => active, change: (active) => ({ active }) },
  maximum_uses: {
    read: ({ maximumUses }) => maximumUses,
    change(maximumUses, { usesCount }) {
      if (maximumUses !== null && maximumUses < usesCount) {
        throw invalidField('maximum_uses', texts.referrals.limitBelowUses(usesCount));
      }
      return { maximumUses };
    },
  },
  expires_at: {
    read: ({ expiresAt }) => toTimestampOrNull(expiresAt),
    change: (expiresAt, _code, now) => ({ expiresAt: readExpiry(expiresAt, now) }),
  },
};
