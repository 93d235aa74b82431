import type { KycDocumentSide, KycDocumentType } from '@gli/sdk';
import type { Dictionary } from '../en/index.ts';

const steps: Dictionary['kyc']['steps'] = {
  personal_info: '개인정보 입력',
  documents: '신분증 제출',
  email: '이메일 인증',
  phone: '휴대전화 인증',
  face: '얼굴 인증',
};

const documents: Readonly<Record<KycDocumentType, string>> = {
  resident_card: '주민등록증',
  driver_license: '운전면허증',
  passport: '여권',
  alien_registration_card: '외국인등록증',
  proof_of_address: '주소 증빙 서류',
};

/** Adds a particle to a document name. Only 서류 ends in a vowel. */
const asTopic = (type: KycDocumentType) => `${documents[type]}${type === 'proof_of_address' ? '는' : '은'}`;
const asObject = (type: KycDocumentType) => `${documents[type]}${type === 'proof_of_address' ? '를' : '을'}`;

const sides: Readonly<Record<KycDocumentSide, string>> = { front: '앞면', back: '뒷면', single: '면' };

export const kyc: Dictionary['kyc'] = {
  steps,
  documents,
  reasons: {
    details_incomplete: '주소에 건물 번호가 없습니다. 도로명 주소를 건물 번호까지 입력해 주세요.',
    name_mismatch: '신분증의 이름이 입력한 개인정보와 다릅니다. 신분증에 적힌 대로 입력해 주세요.',
    birth_date_mismatch: '신분증의 생년월일이 입력한 개인정보와 다릅니다. 고객센터에 문의해 주세요.',
    image_blurred: '사진이 너무 흐려 글자를 읽을 수 없습니다. 초점을 맞추어 다시 촬영해 주세요.',
    image_cropped: '서류의 가장자리가 잘렸습니다. 네 모서리가 모두 보이도록 다시 촬영해 주세요.',
    image_too_dark: '사진이 어두워 얼굴을 비교하기 어렵습니다. 밝은 곳에서 다시 촬영해 주세요.',
    registration_number_visible: '주민등록번호 뒷자리가 보입니다. 뒤 일곱 자리를 가리고 다시 올려 주세요.',
    side_missing: '신분증의 다른 면이 없습니다. 앞면과 뒷면을 모두 올려 주세요.',
    document_expired: '유효기간이 지난 신분증입니다. 유효한 신분증을 올려 주세요.',
    document_too_old: '발급된 지 3개월이 넘은 서류입니다. 최근 3개월 안에 발급된 서류를 올려 주세요.',
    document_not_accepted: '선택한 서류 종류와 다릅니다. 서류 종류를 확인해 주세요.',
    tampering_suspected: '편집된 흔적이 있는 파일입니다. 원본을 올려 주세요.',
    no_single_face:
      '사진에 한 사람의 얼굴만 나와야 합니다. 밝은 곳에서 혼자 정면을 바라보고 다시 촬영해 주세요.',
    face_mismatch: '신분증 사진과 얼굴이 일치하지 않습니다. 안경과 모자를 벗고 다시 시도해 주세요.',
    liveness_failed: '화면이나 인쇄물을 촬영한 것으로 보입니다. 카메라로 직접 촬영해 주세요.',
    other: '확인할 수 없는 파일입니다. 고객센터에 문의해 주세요.',
  },
  documentReasons: {
    image_too_dark: '사진이 어둡거나 빛이 반사되어 글자를 읽을 수 없습니다. 밝은 곳에서 다시 촬영해 주세요.',
  },
  addressReasons: {
    image_blurred:
      '사진이 너무 흐려 주소를 읽을 수 없습니다. 서류 전체가 선명하게 보이도록 다시 촬영해 주세요.',
  },
  stepLocked: '개인정보 입력을 먼저 완료해 주세요.',
  faceLocked: '개인정보, 신분증, 이메일, 휴대전화 인증을 먼저 완료해 주세요.',
  done: {
    personal_info: '개인정보가 이미 확인되었습니다.',
    email: '이메일이 이미 인증되었습니다.',
    phone: '휴대전화가 이미 인증되었습니다.',
    face: '얼굴 인증이 이미 완료되었습니다.',
  },
  personalInfoDone: '바뀐 정보가 있으면 고객센터에 문의해 주세요.',
  faceDone: '본인 인증이 모두 완료되었습니다.',
  noAttempts: '인증번호가 올바르지 않습니다. 새로 요청해 주세요.',
  attemptsLeft: (count) => `인증번호가 올바르지 않습니다. ${count}회 더 입력할 수 있습니다.`,
  postalCode: '국내 우편번호는 숫자 다섯 자리입니다.',
  singleSide: (type) => `${asTopic(type)} single로 보내 주세요.`,
  twoSides: (type) => `${asTopic(type)} front와 back으로 나누어 보내 주세요.`,
  expiryRequired: (type) => `${documents[type]}의 유효기간을 입력해 주세요.`,
  expired: '유효기간이 지났습니다.',
  documentDone: '이미 승인된 서류입니다.',
  sideDone: (type, side) => `${documents[type]} ${sides[side]}은 이미 승인되었습니다.`,
  portraitTooSmall: (pixels) => `짧은 변이 ${pixels}픽셀 이상인 사진을 올려 주세요.`,
  portraitInReview: '지난번 사진을 아직 확인하고 있습니다. 잠시 기다려 주세요.',
  stepApproved: (step) => ({
    title: '본인 인증 단계를 마쳤습니다',
    text: `${steps[step]} 단계가 승인되었습니다.`,
  }),
  verified: { title: '본인 인증이 완료되었습니다', text: '다섯 단계가 모두 승인되었습니다.' },
  faceRejected: (text) => ({ title: '얼굴 인증에 실패했습니다', text }),
  personalInfoRejected: (text) => ({ title: '개인정보가 반려되었습니다', text }),
  documentApproved: (type) => ({
    title: '서류가 승인되었습니다',
    text: `${documents[type]} 확인을 마쳤습니다.`,
  }),
  documentRejected: (type, text) => ({
    title: '서류가 반려되었습니다',
    text: `${documents[type]}: ${text}`,
  }),
  uploadAgain: (type) => `${asObject(type)} 다시 올려 주세요`,
};
