import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { statement } from '../../../core/data/statement.ts';
import { referralConfig, referralMilestones, referrals } from '../schema.ts';
import { settleInvitee } from './conditions.ts';
import { CONFIG_ID, readConfig } from './config.ts';
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

const insertFirstInvestment = statement((db) =>
  db
    .insert(referralMilestones)
    .select(
      sql`select ${sql.placeholder('memberId')}::text, 'first_investment', ${sql.placeholder('reachedAt')}::timestamptz
        from ${referralConfig}
        where ${referralConfig.id} = ${CONFIG_ID}
          and ${referralConfig.minimumInvestment}::numeric <= ${sql.placeholder('amount')}::numeric`,
    )
    .onConflictDoNothing()
    .returning({ event: referralMilestones.event }),
);

// Functions that report events to the referral program. Each takes the transaction of the event, so a reward is granted
// together with its event or not at all. They can be called for any member, any number of times.

/**
 * Grants the referrer the pending reward for a first investment. Call it after posting any investment. Only the first
 * one counts.
 * @param amount of this investment in GLIB; amounts below the program's `minimum_investment` do not count
 */
export async function onFirstInvestment(
  tx: Database,
  memberId: string,
  now: Date,
  amount: string,
): Promise<void> {
  const first = await insertFirstInvestment(tx, { memberId, reachedAt: now.toISOString(), amount });
  if (first.length > 0) await reward(tx, memberId, 'first_investment', now);
}

/**
 * Grants the referrer the rule's reward when a member's identity verification reaches 100%. A review ends without a
 * request, so the next read of rewards reports it (`verified-members.ts`).
 */
export async function onKycCompleted(tx: Database, memberId: string, now: Date): Promise<void> {
  const first = await insertMilestone(tx, { memberId, event: 'kyc_completed', reachedAt: now });
  if (first.length > 0) await reward(tx, memberId, 'kyc_completed', now);
}

/** Completes the wallet condition of rewards. Call it after storing the wallet in the member's row. */
export async function onWalletRegistered(tx: Database, memberId: string): Promise<void> {
  await settleInvitee(tx, memberId);
}

async function reward(
  tx: Database,
  memberId: string,
  event: 'first_investment' | 'kyc_completed',
  now: Date,
): Promise<void> {
  const [referral] = await tx.select().from(referrals).where(eq(referrals.inviteeId, memberId));
  if (!referral) return;
  await grantByRule(tx, { referral, event, config: await readConfig(tx), now });
  await settleInvitee(tx, memberId);
}
