import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { NotificationSettings, ProfileChangeInput, User } from '@gli/sdk';
import { checkPhone } from '@gli/validation';
import { eq } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { lockMember } from '../../core/members/lock-member.ts';
import { internationalPhone } from '../../core/members/phone.ts';
import { type MemberRow, members } from '../../core/members/schema.ts';
import { problem } from '../../core/problem/problem.ts';
import type { Language, Text } from '../../core/text/text.ts';
import { toKoreanDate, yearsBefore } from '../../core/time/time.ts';
import { readUser } from './user-view.ts';

type Context = {
  readonly memberId: string;
  readonly now: Date;
  readonly language: Language;
  /** Entity tags of the version to change; any when there are none. */
  readonly ifMatch?: string | null;
};

/** The version of what `PUT /user/profile/` replaces, as an entity tag. */
export function profileVersion(user: User): string {
  const { name, phone, bio, birth_date, language, consents, notifications } = user;
  const { email, sms, push, investments, conversions, orders, referrals } = notifications;
  const settings = [email, sms, push, investments, conversions, orders, referrals];
  const editable = [name, phone, bio, birth_date, language, consents.marketing_accepted, settings];
  return `"${createHash('sha256').update(JSON.stringify(editable)).digest('hex').slice(0, 16)}"`;
}

/** Whether `If-Match` names a version, as in RFC 9110: weak tags never match. */
function names(ifMatch: string, version: string): boolean {
  return ifMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim() === version);
}

/**
 * Sets fields of a member's profile and returns the whole member. Does nothing when nothing differs.
 * @throws Problem `validation_failed`, `precondition_failed`
 */
export async function changeProfile(
  tx: Database,
  { memberId, now, language, ifMatch = null }: Context,
  input: ProfileChangeInput,
): Promise<User> {
  checkProfile(input, now);
  const member = await lockMember(tx, memberId, now);
  if (ifMatch !== null && !names(ifMatch, profileVersion(await readUser(tx, memberId, { now, language }))))
    throw problem('precondition_failed');
  const changes = profileChanges(member, input, now);
  if (changes !== null) await tx.update(members).set(changes).where(eq(members.id, memberId));
  return readUser(tx, memberId, { now, language });
}

const MIN_AGE_YEARS = 14;
const EARLIEST_BIRTH_DATE = '1900-01-01';

/**
 * Checks the rules that a schema cannot express.
 * @throws Problem `validation_failed` with every field
 */
function checkProfile({ phone, birth_date: birthDate }: ProfileChangeInput, now: Date): void {
  const details: Record<string, Text[]> = {};
  if (typeof phone === 'string' && checkPhone(phone) !== null) {
    details.phone = [{ ko: '올바른 휴대전화 번호를 입력해 주세요.', en: 'Enter a valid phone number.' }];
  }
  if (typeof birthDate === 'string' && birthDate > yearsBefore(toKoreanDate(now), MIN_AGE_YEARS)) {
    details.birth_date = [
      {
        ko: `만 ${MIN_AGE_YEARS}세 이상이어야 합니다.`,
        en: `Members must be ${MIN_AGE_YEARS} or older.`,
      },
    ];
  } else if (typeof birthDate === 'string' && birthDate < EARLIEST_BIRTH_DATE) {
    details.birth_date = [{ ko: '올바른 생년월일이 아닙니다.', en: 'Not a valid day of birth.' }];
  }
  if (Object.keys(details).length > 0) throw problem('validation_failed', { details });
}

type Changes = Partial<typeof members.$inferInsert>;

/**
 * The columns that change; null when none does. A new phone number must be verified again, and a consent stores the
 * time of its change.
 */
function profileChanges(member: MemberRow, input: ProfileChangeInput, now: Date): Changes | null {
  const { name, phone, bio, birth_date: birthDate, language, marketing_accepted: marketing } = input;
  const changes: Changes = {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(phone === undefined ? {} : phoneChange(member, phone)),
    ...(bio === undefined ? {} : { bio }),
    ...(birthDate === undefined ? {} : { birthDate }),
    ...(language === undefined ? {} : { language }),
    ...(marketing === undefined || marketing === member.marketingAccepted
      ? {}
      : { marketingAccepted: marketing, marketingChangedAt: now }),
    ...(input.notifications === undefined
      ? {}
      : { notifications: mergeSettings(member.notifications, input.notifications) }),
  };
  const isSame = isDeepStrictEqual({ ...member, ...changes }, member);
  return isSame ? null : { ...changes, updatedAt: now };
}

function phoneChange(member: MemberRow, input: string | null): Changes {
  const phone = input === null ? null : internationalPhone(input);
  return phone === member.phone ? {} : { phone, phoneVerifiedAt: null };
}

/** Settings with some of them replaced; one that is undefined stays. */
export function mergeSettings(
  settings: NotificationSettings,
  changes: Partial<Record<keyof NotificationSettings, boolean | undefined>>,
): NotificationSettings {
  const { email, sms, push, investments, conversions, orders, referrals } = settings;
  return {
    email: changes.email ?? email,
    sms: changes.sms ?? sms,
    push: changes.push ?? push,
    investments: changes.investments ?? investments,
    conversions: changes.conversions ?? conversions,
    orders: changes.orders ?? orders,
    referrals: changes.referrals ?? referrals,
  };
}
