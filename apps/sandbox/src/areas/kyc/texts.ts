import type { KycDocumentType, KycRejectionCode, KycRejectionReason, KycStepName } from '@gli/sdk';
import type { Language, Text } from '../../core/text/text.ts';

export const STEP_TITLES: Readonly<Record<KycStepName, Text>> = {
  personal_info: { ko: '개인정보 입력', en: 'Personal information' },
  documents: { ko: '신분증 제출', en: 'Identity document' },
  email: { ko: '이메일 인증', en: 'Email verification' },
  phone: { ko: '휴대전화 인증', en: 'Phone verification' },
  face: { ko: '얼굴 인증', en: 'Face verification' },
};

/** Document names for use within a sentence. */
export const DOCUMENT_NAMES: Readonly<Record<KycDocumentType, Text>> = {
  resident_card: { ko: '주민등록증', en: 'resident card' },
  driver_license: { ko: '운전면허증', en: "driver's license" },
  passport: { ko: '여권', en: 'passport' },
  alien_registration_card: { ko: '외국인등록증', en: 'residence card' },
  proof_of_address: { ko: '주소 증빙 서류', en: 'proof of address' },
};

const REASONS: Readonly<Record<KycRejectionCode, Text>> = {
  details_incomplete: {
    ko: '주소에 건물 번호가 없습니다. 도로명 주소를 건물 번호까지 입력해 주세요.',
    en: 'The address has no building number. Write the street-name address with the number of the building.',
  },
  name_mismatch: {
    ko: '신분증의 이름이 입력한 개인정보와 다릅니다. 신분증에 적힌 이름을 확인해 주세요.',
    en: 'The name on the document differs from your personal information. Check how the document writes it.',
  },
  birth_date_mismatch: {
    ko: '신분증의 생년월일이 입력한 개인정보와 다릅니다. 고객센터에 문의해 주세요.',
    en: 'The birth date on the document differs from your personal information. Please contact support.',
  },
  image_blurred: {
    ko: '사진이 너무 흐려 글자를 읽을 수 없습니다. 초점을 맞추어 다시 촬영해 주세요.',
    en: 'The photo is too blurry to read. Take it again with the document in focus.',
  },
  image_cropped: {
    ko: '문서의 가장자리가 잘렸습니다. 네 모서리가 모두 보이도록 다시 촬영해 주세요.',
    en: 'Part of the document is cut off. Take the photo again with all four corners visible.',
  },
  image_too_dark: {
    ko: '사진이 어두워 얼굴을 비교하기 어렵습니다. 밝은 곳에서 다시 촬영해 주세요.',
    en: 'The photo is too dark to compare the face. Take it again in good light.',
  },
  registration_number_visible: {
    ko: '주민등록번호 뒷자리가 보입니다. 뒤 일곱 자리를 가리고 다시 올려 주세요.',
    en: 'The last seven digits of the registration number are visible. Cover them and upload the file again.',
  },
  side_missing: {
    ko: '신분증의 다른 면이 없습니다. 앞면과 뒷면을 모두 올려 주세요.',
    en: 'The other side of the document is missing. Upload the front and the back.',
  },
  document_expired: {
    ko: '유효기간이 지난 신분증입니다. 유효한 신분증을 올려 주세요.',
    en: 'The document has expired. Upload a valid one.',
  },
  document_too_old: {
    ko: '발급된 지 석 달이 넘은 문서입니다. 최근 석 달 안에 발급된 문서를 올려 주세요.',
    en: 'The document is older than three months. Upload a more recent one.',
  },
  document_not_accepted: {
    ko: '선택한 종류의 문서로 인정되지 않습니다. 문서의 종류를 확인해 주세요.',
    en: "This doesn't match the document type you selected. Check the type.",
  },
  tampering_suspected: {
    ko: '파일을 고친 흔적이 있습니다. 편집하지 않은 원본을 올려 주세요.',
    en: 'The file appears to be edited. Upload the original.',
  },
  no_single_face: {
    ko: '사진에서 한 사람의 얼굴을 찾지 못했습니다. 혼자 정면을 바라보고 밝은 곳에서 다시 촬영해 주세요.',
    en: 'We need exactly one face in the photo. Try again alone, facing the camera, in good light.',
  },
  face_mismatch: {
    ko: '신분증의 얼굴과 충분히 일치하지 않습니다. 안경과 모자를 벗고 다시 시도해 주세요.',
    en: "Your face doesn't match the photo on your document. Remove glasses and hats, and try again.",
  },
  liveness_failed: {
    ko: '화면이나 인쇄물을 촬영한 것으로 보입니다. 카메라로 직접 촬영해 주세요.',
    en: 'This looks like a picture of a screen or a print. Take a photo of yourself with the camera.',
  },
  other: {
    ko: '확인할 수 없는 파일입니다. 고객센터에 문의해 주세요.',
    en: 'We could not check this file. Please contact support.',
  },
};

/** Reasons whose text for a document differs from the general text. */
const DOCUMENT_TEXTS: Partial<Record<KycRejectionCode, Text>> = {
  image_too_dark: {
    ko: '사진이 어둡거나 빛이 반사되어 글자를 읽을 수 없습니다. 밝은 곳에서 다시 촬영해 주세요.',
    en: 'The photo is too dark or has glare. Take it again in even light.',
  },
};
const ADDRESS_TEXTS: Partial<Record<KycRejectionCode, Text>> = {
  image_blurred: {
    ko: '사진이 너무 흐려 주소를 읽을 수 없습니다. 문서 전체가 선명하게 보이도록 다시 촬영해 주세요.',
    en: 'The photo is too blurry to read the address. Take it again with the whole page in focus.',
  },
};

/** Reasons as shown to a member, with document texts if a type is given. */
export function reasonsView(
  codes: readonly KycRejectionCode[],
  language: Language,
  documentType: KycDocumentType | null = null,
): KycRejectionReason[] {
  return codes.map((code) => {
    const ofAddress = documentType === 'proof_of_address' ? ADDRESS_TEXTS[code] : undefined;
    const ofDocument = documentType === null ? undefined : DOCUMENT_TEXTS[code];
    return { code, text: (ofAddress ?? ofDocument ?? REASONS[code])[language] };
  });
}
