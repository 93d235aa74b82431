import type { KycDocumentType, KycRejectionCode, KycStepName } from '@gli/sdk';
import type { Language, Text } from '../../core/text/text.ts';
import type { News } from '../notices/index.ts';
import { DOCUMENT_NAMES, reasonsView, STEP_TITLES } from './texts.ts';

/** A step of the verification was approved. */
export const stepApprovedNews = (step: KycStepName): News => ({
  kind: 'kyc',
  title: { ko: '본인 인증 단계를 마쳤습니다', en: 'A step of your verification is done' },
  text: {
    ko: `${STEP_TITLES[step].ko} 단계가 승인되었습니다.`,
    en: `${STEP_TITLES[step].en} is approved.`,
  },
});

/** The last of the five steps was approved. */
export const FULLY_VERIFIED: News = {
  kind: 'kyc',
  title: { ko: '본인 인증이 완료되었습니다', en: 'Your identity is verified' },
  text: {
    ko: '다섯 단계가 모두 승인되었습니다.',
    en: 'All five steps are approved.',
  },
};

/** What was sent for a step was refused, and why. */
export const stepRefusedNews = (
  step: 'personal_info' | 'face',
  codes: readonly KycRejectionCode[],
): News => ({
  kind: 'kyc',
  title:
    step === 'face'
      ? { ko: '얼굴 인증에 실패했습니다', en: 'Face verification failed' }
      : { ko: '개인정보가 반려되었습니다', en: 'Your personal information was refused' },
  text: inBoth((language) => reasons(codes, language)),
});

/** One uploaded file was approved, without ending its step. */
export const documentApprovedNews = (type: KycDocumentType): News => ({
  kind: 'kyc',
  title: { ko: '서류가 승인되었습니다', en: 'A document was approved' },
  text: {
    ko: `${DOCUMENT_NAMES[type].ko} 확인을 마쳤습니다.`,
    en: `Your ${DOCUMENT_NAMES[type].en} was checked and approved.`,
  },
});

/** One uploaded file was refused, and why. */
export const documentRefusedNews = (type: KycDocumentType, codes: readonly KycRejectionCode[]): News => ({
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
