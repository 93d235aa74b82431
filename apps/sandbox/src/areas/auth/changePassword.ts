import { checkNewPassword } from '@gli/validation';
import { eq } from 'drizzle-orm';
import { defineHandler } from '../../core/contract/handler.ts';
import { transaction } from '../../core/data/transaction.ts';
import { lockMember } from '../../core/members/lock-member.ts';
import { hashPassword, isPassword } from '../../core/members/passwords.ts';
import { members } from '../../core/members/schema.ts';
import { invalidField, problem } from '../../core/problem/problem.ts';
import { toTimestamp } from '../../core/time/time.ts';
import { writeNotice } from '../notices/index.ts';
import { PASSWORD_CHANGED } from './notices.ts';
import { recordPasswordChange } from './password-change-attempts.ts';
import { endSessions, sessionView } from './sessions.ts';

/** Replaces the password after checking the present one, and ends the sessions on other devices. */
export const changePassword = defineHandler(
  'changePassword',
  async ({ body, db, member, sessionId, now, language, services, reply }) => {
    const { current_password: current, new_password: wanted } = body;
    if (checkNewPassword(wanted) !== null) throw invalidField('new_password', UNSAFE);
    await recordPasswordChange(db, member.id, now);
    if (!(await isPassword(member.passwordHash, current))) throw wrongPassword();
    if (wanted === current) throw invalidField('new_password', THE_SAME);
    const passwordHash = await hashPassword(wanted);
    const ended = await transaction(db, async (tx) => {
      const locked = await lockMember(tx, member.id, now);
      // Another call changed it since it was checked.
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
  { mode: 'own' },
);

const UNSAFE = {
  ko: '안전하지 않은 비밀번호입니다. 다른 비밀번호를 선택해 주세요.',
  en: 'This password is not safe. Choose another one.',
};
const THE_SAME = {
  ko: '지금과 다른 비밀번호를 선택해 주세요.',
  en: 'Choose another password than the present one.',
};

/** A 400, so that no client refreshes its token over it. */
function wrongPassword() {
  const text = { ko: '현재 비밀번호가 올바르지 않습니다.', en: 'The current password is not right.' };
  return problem('validation_failed', { message: text, details: { current_password: [text] } });
}
