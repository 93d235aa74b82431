import type { KycStepName } from '@gli/sdk';
import type { Database } from '../../core/data/database.ts';
import { type News, writeNotice } from '../notices/index.ts';
import { DOCUMENT_RULES } from './documents/document-rules.ts';
import { readKycFile } from './kyc-file.ts';
import {
  documentApprovedNews,
  documentRefusedNews,
  FULLY_VERIFIED,
  stepApprovedNews,
  stepRefusedNews,
} from './news.ts';
import { type KycFile, kycProgress, stepProgress } from './progress.ts';
import type { Review } from './review.ts';
import type { kycDocuments } from './schema.ts';

// Decisions are made as something is sent and show later, and so do their notices.

/** Tells the decision on personal information or a face attempt whose row is written. */
export async function tellDecision(
  tx: Database,
  memberId: string,
  step: 'personal_info' | 'face',
  { decision, rejectionCodes, decidedAt }: Review,
): Promise<void> {
  if (decision === 'approved') return tellStepApproved(tx, memberId, step, decidedAt);
  await writeNotice(tx, memberId, stepRefusedNews(step, rejectionCodes), decidedAt);
}

/** Tells that a step is approved, and with the last one that all are. */
export async function tellStepApproved(
  tx: Database,
  memberId: string,
  step: KycStepName,
  at: Date,
): Promise<void> {
  const { percent } = kycProgress(await readKycFile(tx, memberId), at);
  await writeNotice(tx, memberId, percent === 100 ? FULLY_VERIFIED : stepApprovedNews(step), at);
}

/**
 * Tells the decision on one uploaded file whose row is written. The front of a card alone is no news: its step is
 * approved with the back.
 * @param before what the member had sent before this file
 */
export async function tellDocumentDecision(
  tx: Database,
  row: typeof kycDocuments.$inferSelect,
  before: KycFile,
): Promise<void> {
  const { memberId, documentType, decision, rejectionCodes, decidedAt } = row;
  const tell = (news: News) => writeNotice(tx, memberId, news, decidedAt);
  if (decision === 'rejected') return tell(documentRefusedNews(documentType, rejectionCodes));
  const isExtra =
    !DOCUMENT_RULES[documentType].identifies ||
    stepProgress(before, 'documents', decidedAt).state === 'approved';
  if (isExtra) return tell(documentApprovedNews(documentType));
  const { state } = stepProgress(await readKycFile(tx, memberId), 'documents', decidedAt);
  if (state === 'approved') await tellStepApproved(tx, memberId, 'documents', decidedAt);
}
