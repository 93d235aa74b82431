import type { KycDocumentType, KycRejectionCode, KycStepName } from '@gli/sdk';
import type { Database } from '../../core/data/database.ts';
import type { Language, Text } from '../../core/text/text.ts';
import { type NoticeContent, writeNotice } from '../notices/index.ts';
import { DOCUMENT_RULES } from './documents/document-rules.ts';
import { readKycFile } from './kyc-file.ts';
import { type KycFile, kycProgress, stepProgress } from './progress.ts';
import type { Review } from './review.ts';
import type { kycDocuments } from './schema.ts';
import { DOCUMENT_NAMES, reasonsView, STEP_TITLES } from './texts.ts';

// Decisions are made on submission and become visible later, as do their notices.

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

/** Notifies the member of an approved step or, after the last one, of the whole verification. */
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
 * Notifies the member of a stored decision on an uploaded file. The front of a card alone causes no notification: its
 * step is approved with the back.
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

const stepApprovedNotice = (step: KycStepName): NoticeContent => ({
  kind: 'kyc',
  title: { ko: '본인 인증 단계를 마쳤습니다', en: 'A verification step is complete' },
  text: { ko: `${STEP_TITLES[step].ko} 단계가 승인되었습니다.`, en: `${STEP_TITLES[step].en} is approved.` },
});

/** Approval of the last of the five steps. */
const FULLY_VERIFIED: NoticeContent = {
  kind: 'kyc',
  title: { ko: '본인 인증이 완료되었습니다', en: 'Your identity is verified' },
  text: { ko: '다섯 단계가 모두 승인되었습니다.', en: 'All five steps are approved.' },
};

const stepRejectedNotice = (
  step: 'personal_info' | 'face',
  codes: readonly KycRejectionCode[],
): NoticeContent => ({
  kind: 'kyc',
  title:
    step === 'face'
      ? { ko: '얼굴 인증에 실패했습니다', en: 'Face verification failed' }
      : { ko: '개인정보가 반려되었습니다', en: 'Your personal information was rejected' },
  text: inBoth((language) => reasons(codes, language)),
});

/** A file was approved without completing its step. */
const documentApprovedNotice = (type: KycDocumentType): NoticeContent => ({
  kind: 'kyc',
  title: { ko: '서류가 승인되었습니다', en: 'A document was approved' },
  text: {
    ko: `${DOCUMENT_NAMES[type].ko} 확인을 마쳤습니다.`,
    en: `Your ${DOCUMENT_NAMES[type].en} was checked and approved.`,
  },
});

const documentRejectedNotice = (
  type: KycDocumentType,
  codes: readonly KycRejectionCode[],
): NoticeContent => ({
  kind: 'kyc',
  title: { ko: '서류가 반려되었습니다', en: 'A document was rejected' },
  text: inBoth((language) => {
    const name = DOCUMENT_NAMES[type][language];
    return `${language === 'ko' ? name : `Your ${name}`}: ${reasons(codes, language, type)}`;
  }),
});

const inBoth = (write: (language: Language) => string): Text => ({ ko: write('ko'), en: write('en') });

const reasons = (
  codes: readonly KycRejectionCode[],
  language: Language,
  type: KycDocumentType | null = null,
): string =>
  reasonsView(codes, language, type)
    .map(({ text }) => text)
    .join(' ');
