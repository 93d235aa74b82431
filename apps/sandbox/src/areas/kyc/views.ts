import type {
  FaceVerificationAttempt,
  KycCodeDelivery,
  KycDocument,
  KycPersonalInfo,
  KycStatus,
  KycStep,
  MemberKyc,
} from '@gli/sdk';
import { maskEmail, maskPhone } from '@gli/validation';
import type { Viewing } from '../../core/contract/handler.ts';
import type { Database } from '../../core/data/database.ts';
import type { Language } from '../../core/text/text.ts';
import { texts } from '../../core/text/texts.ts';
import { toKoreanTimestamp, toTimestampOrNull } from '../../core/time/time.ts';
import { CODE_TRIES, RESEND_AFTER_SECONDS, type SentCode } from './contacts/codes.ts';
import { readKycFile } from './kyc-file.ts';
import { kycProgress, STEP_WEIGHTS } from './progress.ts';
import { reasonsView } from './rejection-reasons.ts';
import { rejectionCodes, reviewedAt, reviewStatus, type StepProgress } from './review.ts';
import type { faceAttempts, kycDocuments, kycPersonalInfo } from './schema.ts';

export async function readKycStatus(
  db: Database,
  memberId: string,
  { now, language }: Viewing,
): Promise<KycStatus> {
  const progress = kycProgress(await readKycFile(db, memberId), now);
  return {
    member_id: memberId,
    level: progress.level,
    progress_percent: String(progress.percent),
    next_step: progress.nextStep,
    steps: progress.steps.map((step) => stepView(step, language)),
    submitted_at: toTimestampOrNull(progress.submittedAt),
    reviewed_at: toTimestampOrNull(progress.reviewedAt),
  };
}

/** Reads the verification values shown in the member's profile. */
export async function readKycSummary(db: Database, memberId: string, now: Date): Promise<MemberKyc> {
  const progress = kycProgress(await readKycFile(db, memberId), now);
  return {
    level: progress.level,
    progress_percent: String(progress.percent),
    reviewed_at: toTimestampOrNull(progress.reviewedAt),
  };
}

function stepView(step: StepProgress, language: Language): KycStep {
  const { name, verifiedContact } = step;
  const isDocument = name === 'documents' ? 'resident_card' : null;
  return {
    name,
    title: texts.kyc.steps[name][language],
    weight_percent: String(STEP_WEIGHTS[name]),
    status: step.status,
    rejection_reasons: reasonsView(step.rejectionCodes, language, isDocument),
    verified_contact: verifiedContact === null ? null : maskContact(verifiedContact),
    submitted_at: toTimestampOrNull(step.submittedAt),
    reviewed_at: toTimestampOrNull(step.reviewedAt),
  };
}

const maskContact = (contact: string): string =>
  contact.includes('@') ? maskEmail(contact) : maskPhone(contact);

/** Returns the details of a sent code. The code itself is only in the sandbox's own header. */
export function codeDeliveryView(
  step: 'email' | 'phone',
  sentTo: string,
  { expiresAt }: SentCode,
): KycCodeDelivery {
  return {
    step,
    sent_to: maskContact(sentTo),
    expires_at: toKoreanTimestamp(expiresAt),
    resend_after_seconds: RESEND_AFTER_SECONDS,
    attempts_left: CODE_TRIES,
  };
}

export function personalInfoView(
  row: typeof kycPersonalInfo.$inferSelect,
  { now, language }: Viewing,
): KycPersonalInfo {
  return {
    member_id: row.memberId,
    status: reviewStatus(row, now),
    rejection_reasons: reasonsView(rejectionCodes(row, now), language),
    legal_name: row.legalName,
    english_name: row.englishName,
    birth_date: row.birthDate,
    nationality: row.nationality,
    gender: row.gender,
    address: row.address,
    occupation: row.occupation,
    source_of_funds: row.sourceOfFunds,
    politically_exposed: row.politicallyExposed,
    submitted_at: toKoreanTimestamp(row.submittedAt),
    reviewed_at: toTimestampOrNull(reviewedAt(row, now)),
  };
}

export function documentView(row: typeof kycDocuments.$inferSelect, { now, language }: Viewing): KycDocument {
  return {
    id: row.id,
    document_type: row.documentType,
    document_side: row.documentSide,
    issuing_country: row.issuingCountry,
    expiry_date: row.expiryDate,
    file_name: row.fileName,
    content_type: row.contentType,
    size_bytes: row.sizeBytes,
    status: reviewStatus(row, now),
    rejection_reasons: reasonsView(rejectionCodes(row, now), language, row.documentType),
    uploaded_at: toKoreanTimestamp(row.uploadedAt),
    reviewed_at: toTimestampOrNull(reviewedAt(row, now)),
  };
}

const ATTEMPT_STATUS = { pending: 'pending', approved: 'passed', rejected: 'failed' } as const;

export function attemptView(
  row: typeof faceAttempts.$inferSelect,
  { now, language }: Viewing,
): FaceVerificationAttempt {
  return {
    id: row.id,
    status: ATTEMPT_STATUS[reviewStatus(row, now)],
    challenge: row.challenge,
    liveness: row.liveness,
    score_percent: row.scorePercent,
    threshold_percent: row.thresholdPercent,
    rejection_reasons: reasonsView(rejectionCodes(row, now), language),
    attempts_left: row.attemptsLeft,
    submitted_at: toKoreanTimestamp(row.submittedAt),
    reviewed_at: toTimestampOrNull(reviewedAt(row, now)),
  };
}
