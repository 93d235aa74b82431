import type { KycDocumentType, KycRejectionCode, KycStepName } from '@gli/sdk';
import type { Database } from '../../core/data/database.ts';
import { createNotice, type NoticeContent, writeNotice } from '../notices/index.ts';
import { DOCUMENT_RULES } from './documents/document-rules.ts';
import { readKycFile } from './kyc-file.ts';
import { type KycFile, kycProgress, stepProgress } from './progress.ts';
import { rejectionText } from './rejection-reasons.ts';
import type { Review } from './review.ts';
import type { kycDocuments } from './schema.ts';

// Decisions are made on submission but become visible later. The same applies to their notices.

/** Notifies the member of a stored decision on personal information or a face attempt. */
export async function notifyDecision(
  tx: Database,
  memberId: string,
  step: 'personal_info' | 'face',
  { decision, rejectionCodes, decidedAt }: Review,
): Promise<void> {
  if (decision === 'approved') return notifyStepApproved(tx, memberId, step, decidedAt);
  await writeNotice(tx, memberId, stepRejectedNotice(step, rejectionCodes), decidedAt);
}

/** Notifies the member of an approved step or, after the last step, of the completed verification. */
export async function notifyStepApproved(
  tx: Database,
  memberId: string,
  step: KycStepName,
  at: Date,
): Promise<void> {
  const { percent } = kycProgress(await readKycFile(tx, memberId), at);
  await writeNotice(tx, memberId, percent === 100 ? FULLY_VERIFIED : stepApprovedNotice(step), at);
}

/**
 * Notifies the member of a stored decision on an uploaded file. The front of a card alone causes no notification,
 * because its step is approved together with the back.
 * @param before the member's uploads before this file
 */
export async function notifyDocumentDecision(
  tx: Database,
  row: typeof kycDocuments.$inferSelect,
  before: KycFile,
): Promise<void> {
  const { memberId, documentType, decision, rejectionCodes, decidedAt } = row;
  const notify = (notice: NoticeContent) => writeNotice(tx, memberId, notice, decidedAt);
  if (decision === 'rejected') return notify(documentRejectedNotice(documentType, rejectionCodes));
  const isExtra =
    !DOCUMENT_RULES[documentType].identifies ||
    stepProgress(before, 'documents', decidedAt).status === 'approved';
  if (isExtra) return notify(documentApprovedNotice(documentType));
  const { status } = stepProgress(await readKycFile(tx, memberId), 'documents', decidedAt);
  if (status === 'approved') await notifyStepApproved(tx, memberId, 'documents', decidedAt);
}

const stepApprovedNotice = (step: KycStepName): NoticeContent =>
  createNotice('kyc', ({ kyc }) => kyc.stepApproved(step));

/** Notice that the last of the five steps was approved. */
const FULLY_VERIFIED = createNotice('kyc', ({ kyc }) => kyc.verified);

const stepRejectedNotice = (
  step: 'personal_info' | 'face',
  codes: readonly KycRejectionCode[],
): NoticeContent => {
  const reasons = rejectionText(codes);
  return createNotice('kyc', ({ kyc }, language) =>
    step === 'face' ? kyc.faceRejected(reasons[language]) : kyc.personalInfoRejected(reasons[language]),
  );
};

/** Returns the notice that a file was approved without completing its step. */
const documentApprovedNotice = (type: KycDocumentType): NoticeContent =>
  createNotice('kyc', ({ kyc }) => kyc.documentApproved(type));

const documentRejectedNotice = (type: KycDocumentType, codes: readonly KycRejectionCode[]): NoticeContent => {
  const reasons = rejectionText(codes, type);
  return createNotice('kyc', ({ kyc }, language) => kyc.documentRejected(type, reasons[language]));
};
