import { decimal } from '@gli/validation';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { statement } from '../../../core/data/statement.ts';
import { referralMilestones, referrals } from '../schema.ts';
import { settleInvitee } from './conditions.ts';
import { readConfig } from './config.ts';
import { grantByRule } from './grant-reward.ts';

const insertMilestone = statement((db) =>
  db
    .insert(referralMilestones)
    .values({
      memberId: sql.placeholder('memberId'),
      event: sql.placeholder('event'),
      reachedAt: sql.placeholder('reachedAt'),
    })
    .onConflictDoNothing()
    .returning({ event: referralMilestones.event }),
);

// What other areas tell the referral program. Each takes the transaction of the event itself, so that a reward is
// granted with its event or not at all, and each may be called for any member, invited or not, any number of times.

/**
 * Tells that a member invested. Call it for every investment, after its posting; whether it is the first that counts
 * is found out here. The one who invited gets the pending reward of a first investment.
 * @param amount of this one investment in GLIB; less than the program's `minimum_investment` does not count
 */
export async function onFirstInvestment(
  tx: Database,
  memberId: string,
  now: Date,
  amount: string,
): Promise<void> {
  const { minimumInvestment } = await readConfig(tx);
  if (decimal.compare(amount, minimumInvestment) < 0) return;
  await reach(tx, memberId, 'first_investment', now);
}

/**
 * Tells that a member's identity verification has come to 100 %, and when. The one who invited gets what the rule gives.
 * Reviews end by the clock, so it is told by whoever next reads rewards (`verified-members.ts`).
 */
export async function onKycCompleted(tx: Database, memberId: string, now: Date): Promise<void> {
  await reach(tx, memberId, 'kyc_completed', now);
}

/** Tells that a member registered a wallet, once their row says so: rewards that wait for it fall due. */
export async function onWalletRegistered(tx: Database, memberId: string): Promise<void> {
  await settleInvitee(tx, memberId);
}

async function reach(
  tx: Database,
  memberId: string,
  event: 'first_investment' | 'kyc_completed',
  now: Date,
): Promise<void> {
  const first = await insertMilestone(tx, { memberId, event, reachedAt: now });
  if (first.length === 0) return;
  const [referral] = await tx.select().from(referrals).where(eq(referrals.inviteeId, memberId));
  if (!referral) return;
  await grantByRule(tx, { referral, event, config: await readConfig(tx), now });
  await settleInvitee(tx, memberId);
}
