import type { BaseTranslation } from '../../i18n-types';

/** Strings for the codes that verify an email address or a phone number. */
const contactCode = {
  contact: {
    email: {
      lead: '이메일로 받은 숫자 여섯 자리를 입력해 주세요.',
      label: '이메일',
      sentTo: '{contact:string}에 인증번호를 보냈습니다.',
    },
    phone: {
      lead: '문자로 받은 숫자 여섯 자리를 입력해 주세요.',
      label: '휴대전화 번호',
      hint: '국가 번호를 입력하지 않으면 한국(+82) 번호로 처리됩니다.',
      sentTo: '{contact:string}에 인증번호를 보냈습니다.',
    },
  },
  code: {
    send: '인증번호 받기',
    haveCode: '이미 받은 인증번호 입력',
    label: '인증번호',
    hint: '숫자 여섯 자리',
    wrongShape: '숫자 여섯 자리를 입력해 주세요.',
    validFor: '남은 시간 {time:string}',
    expired: '인증번호가 만료되었습니다. 다시 받아 주세요.',
    resend: '다시 받기',
    resendIn: '{seconds:number}초 후 다시 받기',
    verify: '확인',
    change: '연락처 바꾸기',
    sentAgain: '{contact:string}에 인증번호를 다시 보냈습니다.',
  },
} satisfies BaseTranslation;

export default contactCode;
