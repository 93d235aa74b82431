import type { KycDocumentType } from '@gli/sdk';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import type { Text } from '../../core/text/text.ts';
import {
  DOCUMENT_NAMES,
  type KycFile,
  kycDocuments,
  kycProgress,
  readKycFile,
  reasonsView,
  rejectionCodes,
  reviewStatus,
  STEP_TITLES,
} from '../kyc/index.ts';
import type { Task } from './task.ts';

/** What is left of a member's identity verification, and the documents that were refused. */
export async function kycTasks(db: Database, memberId: string, now: Date): Promise<Task[]> {
  const documents = await db
    .select()
    .from(kycDocuments)
    .where(eq(kycDocuments.memberId, memberId))
    .orderBy(desc(kycDocuments.uploadedAt), desc(kycDocuments.id));
  return [...stepTasks(await readKycFile(db, memberId), now), ...documentTasks(documents, now)];
}

function stepTasks(file: KycFile, now: Date): Task[] {
  const { percent, steps } = kycProgress(file, now);
  const open = steps.filter(({ state }) => state !== 'approved' && state !== 'pending');
  if (open.length === 0) return [];
  const titles = (language: keyof Text) => open.map(({ name }) => STEP_TITLES[name][language]).join(', ');
  const isBegun = open.length < steps.length;
  const left =
    open.length === 1
      ? { ko: `${titles('ko')}만 남았습니다.`, en: `Only one step is left: ${titles('en').toLowerCase()}.` }
      : { ko: `남은 단계: ${titles('ko')}.`, en: `Steps left: ${titles('en').toLowerCase()}.` };
  return [
    {
      kind: 'complete_kyc',
      title: isBegun
        ? { ko: '본인 인증을 마쳐 주세요', en: 'Finish your identity verification' }
        : { ko: '본인 인증을 시작해 주세요', en: 'Start your identity verification' },
      text: isBegun
        ? left
        : {
            ko: '개인 정보, 서류, 이메일, 휴대전화, 얼굴의 다섯 단계입니다.',
            en: 'It has five steps: personal information, documents, e-mail, phone and face.',
          },
      progressPercent: String(percent),
    },
  ];
}

/** The newest document of each kind and side, where it was refused. */
function documentTasks(documents: readonly (typeof kycDocuments.$inferSelect)[], now: Date): Task[] {
  const isNewest = (index: number) => {
    const { documentType, documentSide } = documents[index] ?? {};
    return !documents
      .slice(0, index)
      .some((newer) => newer.documentType === documentType && newer.documentSide === documentSide);
  };
  return documents
    .filter((document, index) => isNewest(index) && reviewStatus(document, now) === 'rejected')
    .map((document) => {
      const reason = (language: keyof Text) =>
        reasonsView(rejectionCodes(document, now), language, document.documentType)
          .map(({ text }) => text)
          .join(' ');
      const { documentType } = document;
      return {
        kind: 'replace_kyc_document',
        title: {
          ko: `${objectOf(documentType)} 다시 올려 주세요`,
          en: `Upload your ${DOCUMENT_NAMES[documentType].en} again`,
        },
        text: { ko: reason('ko'), en: reason('en') },
        targetId: document.id,
      };
    });
}

/** In a Korean sentence: only 서류 ends in a vowel. */
const objectOf = (type: KycDocumentType): string =>
  `${DOCUMENT_NAMES[type].ko}${type === 'proof_of_address' ? '를' : '을'}`;
