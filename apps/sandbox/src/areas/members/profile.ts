import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ProfileChangeInput, User } from '@gli/sdk';
import { checkBirthDate, checkPhone } from '@gli/validation';
import { eq } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { changeFields } from '../../core/fields/editable-fields.ts';
import { lockMember } from '../../core/members/lock-member.ts';
import { type MemberRow, members } from '../../core/members/schema.ts';
import { invalidField, problem } from '../../core/problem/problem.ts';
import type { Language, Text } from '../../core/text/text.ts';
import { texts } from '../../core/text/texts.ts';
import { toKoreanDate } from '../../core/time/time.ts';
import { dropVerifiedPhone } from '../kyc/index.ts';
import { PROFILE_FIELDS, readProfile } from './profile-fields.ts';
import { readUser } from './user-view.ts';

type Context = {
  readonly memberId: string;
  readonly now: Date;
  readonly language: Language;
  /** Accepted entity tags. Null accepts any version. */
  readonly ifMatch?: string | null;
};

/**
 * Returns the entity tag of the fields that `PUT /user/profile/` replaces. Expects the row exactly as the database
 * returns it.
 */
export function profileVersion(member: MemberRow): string {
  const hash = createHash('sha256').update(JSON.stringify(readProfile(member)));
  return `"${hash.digest('hex').slice(0, 16)}"`;
}

/**
 * Checks that `If-Match` contains the current version. Weak tags never match, as in RFC 9110.
 * @throws Problem `precondition_failed`, or `validation_failed` for an empty list
 */
function assertMatches(ifMatch: string, version: string): void {
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (tags.every((tag) => tag === '')) {
    throw invalidField('If-Match', texts.validation.emptyList);
  }
  if (!tags.includes('*') && !tags.includes(version)) throw problem('precondition_failed');
}

/**
 * Changes fields of a member's profile. Returns the whole member and the new version.
 * @throws Problem `validation_failed`, `precondition_failed`
 */
export async function changeProfile(
  tx: Database,
  { memberId, now, language, ifMatch = null }: Context,
  input: ProfileChangeInput,
): Promise<{ readonly user: User; readonly version: string }> {
  checkProfile(input, now);
  const member = await lockMember(tx, memberId, now);
  if (ifMatch !== null) assertMatches(ifMatch, profileVersion(member));
  const changes = changeFields(PROFILE_FIELDS, member, input, now);
  if (changes.phone !== undefined) await dropVerifiedPhone(tx, memberId);
  const [changed = member] = isDeepStrictEqual({ ...member, ...changes }, member)
    ? []
    : await tx
        .update(members)
        .set({ ...changes, updatedAt: now })
        .where(eq(members.id, memberId))
        .returning();
  return { user: await readUser(tx, memberId, { now, language }), version: profileVersion(changed) };
}

const MIN_AGE_YEARS = 14;

/**
 * Checks rules that the schema cannot express.
 * @throws Problem `validation_failed` that lists every invalid field
 */
function checkProfile({ phone, birth_date: birthDate }: ProfileChangeInput, now: Date): void {
  const details: Record<string, Text[]> = {};
  if (typeof phone === 'string' && checkPhone(phone) !== null) {
    details.phone = [texts.validation.phone];
  }
  const issue = birthDate ? checkBirthDate(birthDate, toKoreanDate(now), MIN_AGE_YEARS) : null;
  if (issue !== null) {
    details.birth_date = [
      issue === 'too_young' ? texts.validation.minimumAge(MIN_AGE_YEARS) : texts.validation.birthDate,
    ];
  }
  if (Object.keys(details).length > 0) throw problem('validation_failed', { details });
}
