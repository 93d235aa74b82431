import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { members } from '../../../core/members/schema.ts';
import { type Problem, problem } from '../../../core/problem/problem.ts';
import { readKycFile } from '../kyc-file.ts';
import { tellStepApproved } from '../notices.ts';
import { stepProgress } from '../progress.ts';
import { stepDone, stepLocked } from '../refusals.ts';
import { kycContacts } from '../schema.ts';

export type ContactStep = 'email' | 'phone';

type Proof = {
  readonly memberId: string;
  readonly step: ContactStep;
  /** The e-mail in lower case, or the number in international form. */
  readonly contact: string;
  readonly now: Date;
};

/**
 * Lets a step go on only when it is open. The member's row must be locked.
 * @throws Problem `kyc_step_locked` or `already_verified`
 */
export async function requireOpenContactStep(
  tx: Database,
  memberId: string,
  step: ContactStep,
  now: Date,
): Promise<void> {
  const { state } = stepProgress(await readKycFile(tx, memberId), step, now);
  if (state === 'locked') throw stepLocked();
  if (state === 'approved') throw stepDone(step);
}

/** Approves the e-mail or phone step; where the contact is the account's own, it counts as proven there too. */
export async function verifyContact(tx: Database, { memberId, step, contact, now }: Proof): Promise<void> {
  await tx.insert(kycContacts).values({ memberId, step, contact, verifiedAt: now });
  await tellStepApproved(tx, memberId, step, now);
  const own = eq(members.id, memberId);
  if (step === 'email') {
    const isUnverified = isNull(members.emailVerifiedAt);
    await tx
      .update(members)
      .set({ emailVerifiedAt: now, updatedAt: now })
      .where(and(own, eq(members.email, contact), isUnverified));
  } else {
    const isUnverified = isNull(members.phoneVerifiedAt);
    await tx
      .update(members)
      .set({ phoneVerifiedAt: now, updatedAt: now })
      .where(and(own, eq(members.phone, contact), isUnverified));
  }
}

/** Approves the step when it is open and does nothing otherwise. The member's row must be locked. */
export async function verifyContactIfOpen(tx: Database, proof: Proof): Promise<void> {
  const { state } = stepProgress(await readKycFile(tx, proof.memberId), proof.step, proof.now);
  if (state === 'open') await verifyContact(tx, proof);
}

/** The refusal of an address that is another account's; null when it is free. */
export async function refuseForeignEmail(
  tx: Database,
  email: string,
  memberId: string,
): Promise<Problem | null> {
  const [owner] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.email, email), ne(members.id, memberId)));
  if (!owner) return null;
  const text = { ko: '다른 계정에서 사용 중인 이메일입니다.', en: 'This e-mail belongs to another account.' };
  return problem('email_already_registered', { details: { email: [text] } });
}
