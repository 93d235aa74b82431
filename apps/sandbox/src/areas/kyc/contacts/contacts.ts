import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { members } from '../../../core/members/schema.ts';
import { fieldProblem, type Problem, problem } from '../../../core/problem/problem.ts';
import { readKycFile } from '../kyc-file.ts';
import { notifyStepApproved } from '../notices.ts';
import { stepProgress } from '../progress.ts';
import { stepDone, stepLocked } from '../refusals.ts';
import { kycContacts } from '../schema.ts';

export type ContactStep = 'email' | 'phone';

type Proof = {
  readonly memberId: string;
  readonly step: ContactStep;
  /** Email address in lower case, or phone number in international form. */
  readonly contact: string;
  readonly now: Date;
};

/**
 * Checks that a contact step is open. The member's row must be locked.
 * @throws Problem `kyc_step_locked` or `already_verified`
 */
export async function requireOpenContactStep(
  tx: Database,
  memberId: string,
  step: ContactStep,
  now: Date,
): Promise<void> {
  const { status } = stepProgress(await readKycFile(tx, memberId), step, now);
  if (status === 'locked') throw stepLocked();
  if (status === 'approved') throw stepDone(step);
}

/** Approves the email or phone step. Also verifies the account's contact if it is the same. */
export async function verifyContact(tx: Database, { memberId, step, contact, now }: Proof): Promise<void> {
  await tx.insert(kycContacts).values({ memberId, step, contact, verifiedAt: now });
  await notifyStepApproved(tx, memberId, step, now);
  const [column, verifiedAt] =
    step === 'email'
      ? ([members.email, members.emailVerifiedAt] as const)
      : ([members.phone, members.phoneVerifiedAt] as const);
  await tx
    .update(members)
    .set({ ...(step === 'email' ? { emailVerifiedAt: now } : { phoneVerifiedAt: now }), updatedAt: now })
    .where(and(eq(members.id, memberId), eq(column, contact), isNull(verifiedAt)));
}

/** Approves the step if it is open. The member's row must be locked. */
export async function verifyContactIfOpen(tx: Database, proof: Proof): Promise<void> {
  const { status } = stepProgress(await readKycFile(tx, proof.memberId), proof.step, proof.now);
  if (status === 'open') await verifyContact(tx, proof);
}

/** Returns a problem for the field if the contact belongs to another account. Null otherwise. */
export async function rejectForeignEmail(
  tx: Database,
  email: string,
  memberId: string,
  field?: 'email',
): Promise<Problem | null> {
  const isForeign = and(eq(members.email, email), ne(members.id, memberId));
  if ((await tx.$count(members, isForeign)) === 0) return null;
  const code = 'email_already_registered';
  return field ? fieldProblem(code, field) : problem(code);
}
