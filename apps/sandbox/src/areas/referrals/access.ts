import { eq } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { type MemberRow, members } from '../../core/members/schema.ts';
import { problem } from '../../core/problem/problem.ts';

/** @throws Problem `permission_denied` for anyone but an operator */
export function assertOperator({ role }: MemberRow): void {
  if (role !== 'admin') throw problem('permission_denied');
}

/**
 * The member of a referral call: the caller, or any member for an operator.
 * @throws Problem `not_found` for another member's id and for an unknown one
 */
export async function memberOfPath(db: Database, caller: MemberRow, memberId: string): Promise<MemberRow> {
  if (memberId === caller.id) return caller;
  if (caller.role !== 'admin') throw problem('not_found');
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  if (!member) throw problem('not_found');
  return member;
}
