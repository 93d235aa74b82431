import { eq } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { type MemberRow, members } from '../../core/members/schema.ts';
import { problem } from '../../core/problem/problem.ts';

/** Rejects callers who are not operators. @throws Problem `permission_denied` */
export function assertOperator({ role }: MemberRow): void {
  if (role !== 'admin') throw problem('permission_denied');
}

/**
 * Returns the member whose referrals are requested. Members can request only their own, operators anyone's.
 * @throws Problem `not_found` for another member's id and for an unknown id
 */
export async function readRequestedMember(
  db: Database,
  caller: MemberRow,
  memberId: string,
): Promise<MemberRow> {
  if (memberId === caller.id) return caller;
  if (caller.role !== 'admin') throw problem('not_found');
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  if (!member) throw problem('not_found');
  return member;
}
