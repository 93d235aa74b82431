import type { KycStepName } from '@gli/sdk';
import { KYC_DOCUMENTS } from '@gli/validation';
import type { Database } from '../../core/data/database.ts';
import type { TitledText } from '../../core/text/text.ts';
import { texts } from '../../core/text/texts.ts';
import { writeNotice } from '../notices/index.ts';
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
  const rejected = step === 'face' ? texts.kyc.faceRejected : texts.kyc.personalInfoRejected;
  await writeNotice(tx, memberId, { kind: 'kyc', ...rejected(rejectionText(rejectionCodes)) }, decidedAt);
}

/** Notifies the member of an approved step or, after the last step, of the completed verification. */
export async function notifyStepApproved(
  tx: Database,
  memberId: string,
  step: KycStepName,
  at: Date,
): Promise<void> {
  const { percent } = kycProgress(await readKycFile(tx, memberId), at);
  const content = percent === 100 ? texts.kyc.verified : texts.kyc.stepApproved(step);
  await writeNotice(tx, memberId, { kind: 'kyc', ...content }, at);
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
  const notify = (content: TitledText) => writeNotice(tx, memberId, { kind: 'kyc', ...content }, decidedAt);
  if (decision === 'rejected') {
    return notify(texts.kyc.documentRejected(documentType, rejectionText(rejectionCodes, documentType)));
  }
  const isExtra =
    !KYC_DOCUMENTS[documentType].isIdentity ||
    stepProgress(before, 'documents', decidedAt).status === 'approved';
  if (isExtra) return notify(texts.kyc.documentApproved(documentType));
  const { status } = stepProgress(await readKycFile(tx, memberId), 'documents', decidedAt);
  if (status === 'approved') await notifyStepApproved(tx, memberId, 'documents', decidedAt);
}
