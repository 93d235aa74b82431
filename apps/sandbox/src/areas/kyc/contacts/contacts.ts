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

/** Approves the email step. Also verifies the account's address if it is the same. */
export async function saveVerifiedEmail(tx: Database, { memberId, contact, now }: Proof): Promise<void> {
  await tx.insert(kycContacts).values({ memberId, step: 'email', contact, verifiedAt: now });
  await notifyStepApproved(tx, memberId, 'email', now);
  await tx
    .update(members)
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where(and(eq(members.id, memberId), eq(members.email, contact), isNull(members.emailVerifiedAt)));
}

/**
 * Makes a number the verified phone of the profile and of the identity check, which are the same. The phone step is
 * approved now if it is open, or with the personal information if it is locked. The member's row must be locked.
 */
export async function saveVerifiedPhone(tx: Database, { memberId, contact, now }: Proof): Promise<void> {
  const { status } = stepProgress(await readKycFile(tx, memberId), 'phone', now);
  const verified = { contact, verifiedAt: now };
  await tx
    .insert(kycContacts)
    .values({ memberId, step: 'phone', ...verified })
    .onConflictDoUpdate({ target: [kycContacts.memberId, kycContacts.step], set: verified });
  await tx
    .update(members)
    .set({ phone: contact, phoneVerifiedAt: now, updatedAt: now })
    .where(eq(members.id, memberId));
  if (status === 'open') await notifyStepApproved(tx, memberId, 'phone', now);
}

/** Opens the phone step again, because the profile's number has changed. */
export async function dropVerifiedPhone(tx: Database, memberId: string): Promise<void> {
  await tx.delete(kycContacts).where(and(eq(kycContacts.memberId, memberId), eq(kycContacts.step, 'phone')));
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
