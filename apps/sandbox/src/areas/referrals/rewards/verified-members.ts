import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { faceAttempts, readKycSummary } from '../../kyc/index.ts';
import { referralMilestones, referrals } from '../schema.ts';

// An identity verification review ends at a set time, without a request that could report it. For this reason, every
// read of rewards checks for ended reviews.

const COMPLETE = '100';

export type VerifiedMember = { readonly memberId: string; readonly verifiedAt: Date };

/** Finds invited members whose identity verification has reached 100% but is not recorded yet. */
export async function newlyVerifiedInvitees(db: Database, now: Date): Promise<VerifiedMember[]> {
  const invited = db.select({ id: referrals.inviteeId }).from(referrals);
  const verified: VerifiedMember[] = [];
  for (const candidate of await approvedFaces(db, now, inArray(faceAttempts.memberId, invited))) {
    if (await isComplete(db, candidate.memberId, now)) verified.push(candidate);
  }
  return verified;
}

/** Records that a member was verified before being invited, which meets the condition without a reward. */
export async function noteEarlierVerification(tx: Database, memberId: string, now: Date): Promise<void> {
  const [face] = await approvedFaces(tx, now, eq(faceAttempts.memberId, memberId));
  if (!face || !(await isComplete(tx, memberId, now))) return;
  await tx
    .insert(referralMilestones)
    .values({ memberId, event: 'kyc_completed', reachedAt: face.verifiedAt })
    .onConflictDoNothing();
}

/** Finds approved face attempts. The face step is the last one, because it opens when the others are complete. */
async function approvedFaces(
  db: Database,
  now: Date,
  whose: ReturnType<typeof eq>,
): Promise<VerifiedMember[]> {
  return db
    .select({ memberId: faceAttempts.memberId, verifiedAt: faceAttempts.decidedAt })
    .from(faceAttempts)
    .leftJoin(
      referralMilestones,
      and(
        eq(referralMilestones.memberId, faceAttempts.memberId),
        eq(referralMilestones.event, 'kyc_completed'),
      ),
    )
    .where(
      and(
        whose,
        eq(faceAttempts.decision, 'approved'),
        lte(faceAttempts.decidedAt, now),
        isNull(referralMilestones.memberId),
      ),
    )
    .orderBy(asc(faceAttempts.decidedAt));
}

async function isComplete(db: Database, memberId: string, now: Date): Promise<boolean> {
  return (await readKycSummary(db, memberId, now)).progress_percent === COMPLETE;
}
