import {
  checkEmail,
  checkNewPassword,
  checkPhone,
  cleanEmail,
  cleanLine,
  DELETION_GRACE_DAYS,
} from '@gli/validation';
import { eq } from 'drizzle-orm';
import { defineHandler, type OperationRequest } from '../../core/contract/handler.ts';
import type { Database } from '../../core/data/database.ts';
import { newId } from '../../core/data/new-id.ts';
import { transaction } from '../../core/data/transaction.ts';
import { lockMember } from '../../core/members/lock-member.ts';
import { hashPassword, isPassword } from '../../core/members/passwords.ts';
import { internationalPhone } from '../../core/members/phone.ts';
import { members } from '../../core/members/schema.ts';
import { fieldProblem, invalidField, problem } from '../../core/problem/problem.ts';
import type { Text } from '../../core/text/text.ts';
import { texts } from '../../core/text/texts.ts';
import { DAY_MS, plusMs, toKoreanDate, toKoreanTimestamp } from '../../core/time/time.ts';
import { newMemberRow, readUser } from '../members/index.ts';
import { writeNotice } from '../notices/index.ts';
import { isActiveReferralCode, recordReferral } from '../referrals/index.ts';
import { grantSandboxTokens } from '../wallet/index.ts';
import { recordPasswordChange } from './attempts.ts';
import { endSessions, openSession, sessionView } from './sessions.ts';

/** Creates a member with the sandbox's token grant and signs them in. Rejects an invalid referral code. */
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
        email: cleanEmail(body.email).toLowerCase(),
        passwordHash,
        name: cleanLine(body.name),
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
  // Hashing the password takes 11 ms and must not keep a transaction open.
  { mode: 'password' },
);

type Registration = OperationRequest<'registerMember'>['body'];

async function validate(body: Registration, db: Database, now: Date): Promise<Record<string, Text[]>> {
  const details: Record<string, Text[]> = {};
  if (checkEmail(cleanEmail(body.email)) !== null) {
    details.email = [texts.validation.email];
  }
  if (body.phone !== undefined && checkPhone(body.phone) !== null) {
    details.phone = [texts.validation.phone];
  }
  if (checkNewPassword(body.password) !== null) {
    details.password = [texts.account.unsafePassword];
  }
  if (!body.terms_accepted) {
    details.terms_accepted = [texts.account.termsRequired];
  }
  const { referral_code: code } = body;
  if (code !== undefined && !(await isActiveReferralCode(db, code, now))) {
    details.referral_code = [texts.referrals.codeNotActive];
  }
  return details;
}

function emailTaken() {
  return problem('email_already_registered', {
    error: texts.account.signupFailed,
    message: texts.account.emailTakenAdvice,
    details: { email: [texts.account.emailTaken] },
  });
}

/** Replaces the password after checking the current one, and ends sessions on other devices. */
export const changePassword = defineHandler(
  'changePassword',
  async ({ body, db, member, sessionId, now, language, services, reply }) => {
    const { current_password: current, new_password: newPassword } = body;
    if (checkNewPassword(newPassword) !== null)
      throw invalidField('new_password', texts.account.unsafePassword);
    await recordPasswordChange(db, member.id, now);
    if (!(await isPassword(member.passwordHash, current))) throw wrongPassword();
    if (newPassword === current) throw invalidField('new_password', texts.account.unchangedPassword);
    const passwordHash = await hashPassword(newPassword);
    const ended = await transaction(db, async (tx) => {
      const locked = await lockMember(tx, member.id, now);
      // A concurrent call changed the password after the check.
      if (locked.passwordHash !== member.passwordHash) throw wrongPassword();
      await tx.update(members).set({ passwordHash }).where(eq(members.id, member.id));
      await writeNotice(tx, member.id, { kind: 'security', ...texts.account.passwordChanged }, now);
      return endSessions(tx, { memberId: member.id, exceptId: sessionId, now });
    });
    services.log(`Email to ${member.email}: the password was changed.`);
    ended.sort((a, b) => b.lastActiveAt.getTime() - a.lastActiveAt.getTime());
    return reply(200, {
      changed_at: toKoreanTimestamp(now),
      ended_sessions: ended.map((row) => sessionView(row, sessionId, now, language)),
    });
  },
  // Checking and hashing passwords takes 22 ms and must not keep a transaction open.
  { mode: 'password' },
);

/** Returns a 400 instead of a 401, so clients don't refresh their token. */
const wrongPassword = () => fieldProblem('current_password_wrong', 'current_password');

/** Schedules the deletion and signs the member out everywhere. A login before the deletion cancels it. */
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
    services.log(`Email to ${member.email}: the account will be deleted at ${toKoreanTimestamp(deletesAt)}.`);
    return reply(200, {
      member_id: member.id,
      requested_at: toKoreanTimestamp(now),
      deletes_at: toKoreanTimestamp(deletesAt),
      grace_days_count: DELETION_GRACE_DAYS,
      ended_session_count: ended.length,
      notice: texts.account.deletion(toKoreanDate(deletesAt))[language],
    });
  },
  { mode: 'own' },
);
