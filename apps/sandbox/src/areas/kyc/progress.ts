import type { KycLevel, KycStepName } from '@gli/sdk';
import { findDecisive } from '@gli/validation';
import { latest } from '../../core/time/time.ts';
import { type DocumentFacts, documentsStep } from './documents/document-rules.ts';
import { attemptsLeft, type FaceAttemptFacts } from './face/face.ts';
import { type Review, rejectionCodes, reviewedAt, reviewStatus, type StepProgress } from './review.ts';

/** Percentage that each step adds to the progress. Spec §2 Shell, §7 KYC */
export const STEP_WEIGHTS: Readonly<Record<KycStepName, number>> = {
  personal_info: 20,
  documents: 25,
  email: 10,
  phone: 10,
  face: 35,
};

/** Everything that a member has submitted for verification. Lists are newest first. */
export type KycFile = {
  readonly personalInfo: (Review & { readonly submittedAt: Date }) | null;
  readonly documents: readonly DocumentFacts[];
  readonly email: ContactFacts | null;
  readonly phone: ContactFacts | null;
  readonly faceAttempts: readonly FaceAttemptFacts[];
};

export type ContactFacts = { readonly contact: string; readonly verifiedAt: Date };

export type KycProgress = {
  readonly level: KycLevel;
  /** A whole number from 0 to 100. */
  readonly percent: number;
  readonly nextStep: KycStepName | null;
  /** All five steps, in display order. */
  readonly steps: readonly StepProgress[];
  readonly submittedAt: Date | null;
  readonly reviewedAt: Date | null;
};

export function kycProgress(file: KycFile, now: Date): KycProgress {
  const personalInfo = personalInfoStep(file, now);
  const isOpen = personalInfo.status === 'approved';
  const documents: StepProgress = isOpen
    ? { name: 'documents', verifiedContact: null, ...documentsStep(file.documents, now) }
    : locked('documents');
  const email = isOpen ? contactStep('email', file.email) : locked('email');
  const phone = isOpen ? contactStep('phone', file.phone) : locked('phone');
  const earlier = [personalInfo, documents, email, phone];
  const attempted = faceStep(file.faceAttempts, now);
  // A portrait that was accepted or is under review stays so if the phone number changes.
  const isSettled = isApproved(attempted) || attempted.status === 'pending';
  const face = isSettled || earlier.every(isApproved) ? attempted : locked('face');
  const steps = [...earlier, face];
  const hasBasics = [personalInfo, email, phone].every(isApproved);
  return {
    level: steps.every(isApproved) ? 'full' : hasBasics ? 'basic' : 'none',
    percent: steps.filter(isApproved).reduce((sum, { name }) => sum + STEP_WEIGHTS[name], 0),
    nextStep: steps.find(({ status }) => status === 'open' || status === 'rejected')?.name ?? null,
    steps,
    ...overall(file, now),
  };
}

/** Returns one step of a member's verification, for the call that changes it. */
export function stepProgress(file: KycFile, name: KycStepName, now: Date): StepProgress {
  // If this call waited for another one, its start time may be earlier than the rows that it now reads.
  const at = latest([now, overall(file, now).submittedAt]) ?? now;
  return kycProgress(file, at).steps.find((step) => step.name === name) ?? locked(name);
}

const isApproved = ({ status }: StepProgress): boolean => status === 'approved';

function locked(name: KycStepName): StepProgress {
  return {
    name,
    status: 'locked',
    rejectionCodes: [],
    verifiedContact: null,
    submittedAt: null,
    reviewedAt: null,
  };
}

function personalInfoStep({ personalInfo }: KycFile, now: Date): StepProgress {
  const open: StepProgress = { ...locked('personal_info'), status: 'open' };
  if (personalInfo === null) return open;
  return {
    ...open,
    status: reviewStatus(personalInfo, now),
    rejectionCodes: rejectionCodes(personalInfo, now),
    submittedAt: personalInfo.submittedAt,
    reviewedAt: reviewedAt(personalInfo, now),
  };
}

function contactStep(name: 'email' | 'phone', facts: ContactFacts | null): StepProgress {
  if (facts === null) return { ...locked(name), status: 'open' };
  const { contact, verifiedAt } = facts;
  const times = { submittedAt: verifiedAt, reviewedAt: verifiedAt };
  return { name, status: 'approved', rejectionCodes: [], verifiedContact: contact, ...times };
}

function faceStep(attempts: readonly FaceAttemptFacts[], now: Date): StepProgress {
  const attempt = findDecisive(attempts, (one) => reviewStatus(one, now) === 'approved');
  const open: StepProgress = { ...locked('face'), status: 'open' };
  if (!attempt) return open;
  const review = reviewStatus(attempt, now);
  const times = attempts.map((one) => one.submittedAt);
  const hasAttempts = attemptsLeft(times, now) > 0;
  return {
    ...open,
    // A failed attempt leaves the step open as long as attempts are left.
    status: review === 'rejected' && hasAttempts ? 'open' : review,
    rejectionCodes: rejectionCodes(attempt, now),
    submittedAt: attempt.submittedAt,
    reviewedAt: reviewedAt(attempt, now),
  };
}

/** Returns the times of the last submission and the last decision, including extra documents. */
function overall({ personalInfo, documents, email, phone, faceAttempts }: KycFile, now: Date) {
  const reviews = [...(personalInfo ? [personalInfo] : []), ...documents, ...faceAttempts];
  // The profile's phone may be verified before the identity check starts.
  const contacts = personalInfo ? [email?.verifiedAt ?? null, phone?.verifiedAt ?? null] : [];
  const sent = [
    personalInfo?.submittedAt ?? null,
    ...documents.map((file) => file.uploadedAt),
    ...faceAttempts.map((attempt) => attempt.submittedAt),
  ];
  return {
    submittedAt: latest([...sent, ...contacts]),
    reviewedAt: latest([...reviews.map((review) => reviewedAt(review, now)), ...contacts]),
  };
}
