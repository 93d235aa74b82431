import { eq } from 'drizzle-orm';
import type { Database } from '../data/database.ts';
import { members } from '../data/schema/accounts.ts';
import type { MemberRow } from '../members/member-row.ts';
import { problem } from '../problem.ts';

/** @throws Problem `permission_denied` for anyone but an operator */
export function assertOperator({ role }: MemberRow): void {
  if (role !== 'admin') throw problem('permission_denied');
}

/**
 * The member whose referrals a call is about: the caller, or for an operator any member.
 * @throws Problem `not_found` for another member's id, and for one that nobody has
 */
export async function memberOfPath(db: Database, caller: MemberRow, memberId: string): Promise<MemberRow> {
  if (memberId === caller.id) return caller;
  if (caller.role !== 'admin') throw problem('not_found');
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  if (!member) throw problem('not_found');
  return member;
}
