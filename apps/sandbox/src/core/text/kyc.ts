import type { KycDocumentSide, KycDocumentType, KycRejectionCode, KycStepName } from '@gli/sdk';
import json from '../../../texts/kyc.json' with { type: 'json' };
import type { Text, TitledText } from './text.ts';

type Reasons = { readonly [Code in KycRejectionCode]?: Text };

const { documents, sides, steps } = json;

/** Reasons whose text for a document differs from the general text. */
const documentReasons: Reasons = json.documentReasons;

/** Reasons whose text for a proof of address differs from the text for other documents. */
const addressReasons: Reasons = json.addressReasons;

/** Returns a document's name in Korean with a particle. Only 서류 ends in a vowel. */
const withParticle = (type: KycDocumentType, afterVowel: string, afterConsonant: string): string =>
  `${documents[type].ko}${type === 'proof_of_address' ? afterVowel : afterConsonant}`;

const asTopic = (type: KycDocumentType): string => withParticle(type, '는', '은');

/** Texts about identity verification. */
export const kyc = {
  ...json,
  documentReasons,
  addressReasons,
  attemptsLeft: (count: number): Text => ({
    ko: `인증번호가 올바르지 않습니다. ${count}회 더 입력할 수 있습니다.`,
    en: `The code is not valid. ${count === 1 ? '1 attempt' : `${count} attempts`} left.`,
  }),
  singleSide: (type: KycDocumentType): Text => ({
    ko: `${asTopic(type)} 한 면만 올려 주세요.`,
    en: `A ${documents[type].en} has only one side.`,
  }),
  twoSides: (type: KycDocumentType): Text => ({
    ko: `${asTopic(type)} 앞면과 뒷면을 나누어 올려 주세요.`,
    en: `A ${documents[type].en} has a front and a back.`,
  }),
  expiryRequired: (type: KycDocumentType): Text => ({
    ko: `${documents[type].ko}의 유효기간을 입력해 주세요.`,
    en: `Enter the expiry date of your ${documents[type].en}.`,
  }),
  sideDone: (type: KycDocumentType, side: KycDocumentSide): Text => ({
    ko: `${documents[type].ko} ${sides[side].ko}은 이미 승인되었습니다.`,
    en: `The ${sides[side].en} of your ${documents[type].en} is already approved.`,
  }),
  portraitTooSmall: (pixels: number): Text => ({
    ko: `짧은 변이 ${pixels}픽셀 이상인 사진을 올려 주세요.`,
    en: `The shorter side of the photo must have at least ${pixels} pixels.`,
  }),
  stepApproved: (step: KycStepName): TitledText => ({
    title: { ko: '본인 인증 단계를 마쳤습니다', en: 'A verification step is complete' },
    text: { ko: `${steps[step].ko} 단계가 승인되었습니다.`, en: `${steps[step].en} is approved.` },
  }),
  faceRejected: (text: Text): TitledText => ({
    title: { ko: '얼굴 인증에 실패했습니다', en: 'Face verification failed' },
    text,
  }),
  personalInfoRejected: (text: Text): TitledText => ({
    title: { ko: '개인정보가 반려되었습니다', en: 'Your personal information was rejected' },
    text,
  }),
  documentApproved: (type: KycDocumentType): TitledText => ({
    title: { ko: '서류가 승인되었습니다', en: 'A document was approved' },
    text: {
      ko: `${documents[type].ko} 확인을 마쳤습니다.`,
      en: `Your ${documents[type].en} was checked and approved.`,
    },
  }),
  documentRejected: (type: KycDocumentType, text: Text): TitledText => ({
    title: { ko: '서류가 반려되었습니다', en: 'A document was rejected' },
    text: { ko: `${documents[type].ko}: ${text.ko}`, en: `Your ${documents[type].en}: ${text.en}` },
  }),
  uploadAgain: (type: KycDocumentType): Text => ({
    ko: `${withParticle(type, '를', '을')} 다시 올려 주세요`,
    en: `Upload your ${documents[type].en} again`,
  }),
};
