import { eq } from 'drizzle-orm';
import { defineHandler } from '../../core/contract/handler.ts';
import { transaction } from '../../core/data/transaction.ts';
import { lockMember } from '../../core/members/lock-member.ts';
import { members } from '../../core/members/schema.ts';
import { problem } from '../../core/problem/problem.ts';
import type { Text } from '../../core/text/text.ts';
import { DAY_MS, plusMs, toKoreanDate, toTimestamp } from '../../core/time/time.ts';
import { GRACE_DAYS } from '../members/index.ts';
import { endSessions } from './sessions.ts';

/** Schedules the deletion and signs the member out everywhere. A log-in calls it off until then. */
export const deleteAccount = defineHandler(
  'deleteAccount',
  async ({ db, member, now, language, services, reply }) => {
    const deletesAt = plusMs(now, GRACE_DAYS * DAY_MS);
    const ended = await transaction(db, async (tx) => {
      await lockMember(tx, member.id, now);
      const sessions = await endSessions(tx, { memberId: member.id, now });
      // Another call ended them between the check of the bearer and this one.
      if (sessions.length === 0) throw problem('token_revoked');
      await tx.update(members).set({ deletionRequestedAt: now, deletesAt }).where(eq(members.id, member.id));
      return sessions;
    });
    services.log(`E-mail to ${member.email}: the account will be deleted at ${toTimestamp(deletesAt)}.`);
    return reply(200, {
      member_id: member.id,
      requested_at: toTimestamp(now),
      deletes_at: toTimestamp(deletesAt),
      grace_days_count: GRACE_DAYS,
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
