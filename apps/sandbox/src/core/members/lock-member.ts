import { eq } from 'drizzle-orm';
import type { Database } from '../data/database.ts';
import { problem } from '../problem/problem.ts';
import type { MemberRow } from './member-row.ts';
import { members } from './schema.ts';

/**
 * Makes sure that an account is still there: from the day of its deletion on, nothing is told of it. Spec §4 Session
 * @throws Problem `not_found`
 */
export function assertNotDeleted(member: MemberRow | undefined, now: Date): asserts member is MemberRow {
  if (!member || (member.deletesAt !== null && member.deletesAt <= now)) {
    throw problem('not_found', {
      message: { ko: '더 이상 존재하지 않는 계정입니다.', en: 'This account does not exist any more.' },
    });
  }
}

/**
 * Reads a member's row anew and holds it until the transaction ends, so that two writes of one member follow each
 * other and limits cannot be passed by asking twice at once.
 * @throws Problem `not_found` when the account was deleted meanwhile.
 */
export async function lockMember(tx: Database, memberId: string, now: Date): Promise<MemberRow> {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
  assertNotDeleted(member, now);
  return member;
}
