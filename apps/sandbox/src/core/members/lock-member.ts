import { eq } from 'drizzle-orm';
import type { Database } from '../data/database.ts';
import { problem } from '../problem/problem.ts';
import { texts } from '../text/texts.ts';
import { type MemberRow, members } from './schema.ts';

/** True if the account's grace period has ended. */
export const isDeleted = ({ deletesAt }: Pick<MemberRow, 'deletesAt'>, now: Date): boolean =>
  deletesAt !== null && deletesAt <= now;

/**
 * Checks that an account still exists. After its deletion, none of its data is visible. Spec §4 Session
 * @throws Problem `not_found`
 */
export function assertNotDeleted(member: MemberRow | undefined, now: Date): asserts member is MemberRow {
  if (!member || isDeleted(member, now)) {
    throw problem('not_found', {
      message: texts.validation.deletedMember,
    });
  }
}

/**
 * Checks that operators have not blocked debits from a member's balance.
 * @throws Problem `wallet_suspended`
 */
export function assertNotSuspended({ walletSuspendedAt }: MemberRow): void {
  if (walletSuspendedAt !== null) throw problem('wallet_suspended');
}

/**
 * Reads a member's row again and locks it until the transaction ends. This way, writes of one member run one after
 * another, and concurrent requests cannot exceed a limit.
 * @throws Problem `not_found` if the account was deleted in the meantime.
 */
export async function lockMember(tx: Database, memberId: string, now: Date): Promise<MemberRow> {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
  assertNotDeleted(member, now);
  return member;
}
