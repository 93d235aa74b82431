import { checkEmail, checkNewPassword, DELETION_GRACE_DAYS } from '@gli/validation';
import { eq } from 'drizzle-orm';
import { defineHandler, type OperationRequest } from '../../core/contract/handler.ts';
import type { Database } from '../../core/data/database.ts';
import { newId } from '../../core/data/new-id.ts';
import { transaction } from '../../core/data/transaction.ts';
import { lockMember } from '../../core/members/lock-member.ts';
import { hashPassword, isPassword } from '../../core/members/passwords.ts';
import { internationalPhone } from '../../core/members/phone.ts';
import { members } from '../../core/members/schema.ts';
import { invalidField, problem } from '../../core/problem/problem.ts';
import type { Text } from '../../core/text/text.ts';
import { DAY_MS, plusMs, toKoreanDate, toTimestamp } from '../../core/time/time.ts';
import { newMemberRow, readUser } from '../members/index.ts';
import { writeNotice } from '../notices/index.ts';
import { CODE_NOT_ACTIVE, isActiveReferralCode, recordReferral } from '../referrals/index.ts';
import { grantSandboxTokens } from '../wallet/index.ts';
import { recordPasswordChange } from './attempts.ts';
import { PASSWORD_CHANGED } from './notices.ts';
import { endSessions, openSession, sessionView } from './sessions.ts';

/** Creates a member with the sandbox's token grant and signs them in. An invalid referral code is an error. */
export const registerMember = defineHandler(
  'registerMember',
  async ({ body, db, headers, ip, now, language, services, reply }) => {
    const details = await validate(body, db, now);
    if (Object.keys(details).length > 0) throw problem('validation_failed', { details });
    const passwordHash = await hashPassword(body.password);
    const { phone, referral_code: code } = body;
    return transaction(db, async (tx) => {
      // Frees the email addresses of deleted accounts.
      await services.eraseDueAccounts(tx, now);
      const member = newMemberRow({
        id: newId('mem'),
        email: body.email.trim().toLowerCase(),
        passwordHash,
        name: body.name.trim(),
        phone: phone === undefined ? null : internationalPhone(phone),
        language: body.language ?? language,
        marketingAccepted: body.marketing_accepted ?? false,
        now,
      });
      const [inserted] = await tx
        .insert(members)
        .values(member)
        .onConflictDoNothing()
        .returning({ id: members.id });
      if (!inserted) throw emailTaken();
      await grantSandboxTokens(tx, member.id, now);
      if (code !== undefined) await recordReferral(tx, { code, memberId: member.id, now });
      const pair = await openSession(tx, services.accessTokens, { memberId: member.id, headers, ip, now });
      const user = await readUser(tx, member.id, { now, language });
      return reply(201, { tokens: { access_token: pair.access, refresh_token: pair.refresh }, user });
    });
  },
  // Hashing the password takes 11 ms and must not hold a transaction open.
  { mode: 'password' },
);

type Registration = OperationRequest<'registerMember'>['body'];

async function validate(body: Registration, db: Database, now: Date): Promise<Record<string, Text[]>> {
  const details: Record<string, Text[]> = {};
  if (checkEmail(body.email.trim()) !== null) {
    details.email = [{ ko: '올바른 이메일 형식이 아닙니다.', en: 'Not a valid email format.' }];
  }
  if (checkNewPassword(body.password) !== null) {
    details.password = [UNSAFE_PASSWORD];
  }
  if (!body.terms_accepted) {
    details.terms_accepted = [{ ko: '이용약관에 동의해 주세요.', en: 'Accept the terms of use.' }];
  }
  const { referral_code: code } = body;
  if (code !== undefined && !(await isActiveReferralCode(db, code, now))) {
    details.referral_code = [CODE_NOT_ACTIVE];
  }
  return details;
}

function emailTaken() {
  return problem('email_already_registered', {
    error: { ko: '회원가입에 실패했습니다.', en: 'Signup failed.' },
    message: {
      ko: '이미 가입된 이메일입니다. 로그인해 주세요.',
      en: 'An account with this email already exists. Log in instead.',
    },
    details: {
      email: [{ ko: '이미 가입된 이메일입니다.', en: 'An account with this email already exists.' }],
    },
  });
}

/** Replaces the password after checking the current one, and ends sessions on other devices. */
export const changePassword = defineHandler(
  'changePassword',
  async ({ body, db, member, sessionId, now, language, services, reply }) => {
    const { current_password: current, new_password: newPassword } = body;
    if (checkNewPassword(newPassword) !== null) throw invalidField('new_password', UNSAFE_PASSWORD);
    await recordPasswordChange(db, member.id, now);
    if (!(await isPassword(member.passwordHash, current))) throw wrongPassword();
    if (newPassword === current) throw invalidField('new_password', UNCHANGED_PASSWORD);
    const passwordHash = await hashPassword(newPassword);
    const ended = await transaction(db, async (tx) => {
      const locked = await lockMember(tx, member.id, now);
      // A concurrent call changed the password after the check.
      if (locked.passwordHash !== member.passwordHash) throw wrongPassword();
      await tx.update(members).set({ passwordHash }).where(eq(members.id, member.id));
      await writeNotice(tx, member.id, PASSWORD_CHANGED, now);
      return endSessions(tx, { memberId: member.id, exceptId: sessionId, now });
    });
    services.log(`E-mail to ${member.email}: the password was changed.`);
    ended.sort((a, b) => b.lastActiveAt.getTime() - a.lastActiveAt.getTime());
    return reply(200, {
      changed_at: toTimestamp(now),
      ended_sessions: ended.map((row) => sessionView(row, sessionId, now, language)),
    });
  },
  // Checking and hashing passwords takes 22 ms and must not hold a transaction open.
  { mode: 'password' },
);

const UNSAFE_PASSWORD = {
  ko: '안전하지 않은 비밀번호입니다. 다른 비밀번호를 선택해 주세요.',
  en: 'This password is too easy to guess. Choose another one.',
};
const UNCHANGED_PASSWORD = {
  ko: '지금과 다른 비밀번호를 선택해 주세요.',
  en: 'Choose a password that differs from the current one.',
};

/** A 400 instead of a 401, so clients don't refresh their token. */
function wrongPassword() {
  const text = { ko: '현재 비밀번호가 올바르지 않습니다.', en: 'Incorrect current password.' };
  return problem('current_password_wrong', { details: { current_password: [text] } });
}

/** Schedules the deletion and signs the member out everywhere. A login before then cancels it. */
export const deleteAccount = defineHandler(
  'deleteAccount',
  async ({ db, member, now, language, services, reply }) => {
    const deletesAt = plusMs(now, DELETION_GRACE_DAYS * DAY_MS);
    const ended = await transaction(db, async (tx) => {
      await lockMember(tx, member.id, now);
      const sessions = await endSessions(tx, { memberId: member.id, now });
      // A concurrent call ended the sessions after the bearer token was checked.
      if (sessions.length === 0) throw problem('token_revoked');
      await tx.update(members).set({ deletionRequestedAt: now, deletesAt }).where(eq(members.id, member.id));
      return sessions;
    });
    services.log(`E-mail to ${member.email}: the account will be deleted at ${toTimestamp(deletesAt)}.`);
    return reply(200, {
      member_id: member.id,
      requested_at: toTimestamp(now),
      deletes_at: toTimestamp(deletesAt),
      grace_days_count: DELETION_GRACE_DAYS,
      ended_session_count: ended.length,
      notice: notice(deletesAt)[language],
    });
  },
  { mode: 'own' },
);

function notice(deletesAt: Date): Text {
  const noon = new Date(`${toKoreanDate(deletesAt)}T12:00:00Z`);
  const day = (locale: string) => noon.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    ko:
      `${day('ko-KR')}에 계정이 삭제됩니다. 그 전에 다시 로그인하면 삭제가 취소됩니다. ` +
      '보유한 토큰과 투자 자산은 삭제일까지 그대로 유지되니 미리 정리해 주세요.',
    en:
      `Your account will be deleted on ${day('en-GB')}. Log in before then to keep it. ` +
      'Your tokens and investments stay as they are until that day; please settle them before.',
  };
}
