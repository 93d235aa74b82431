import type { BaseTranslation } from '../../i18n-types';

/** Strings for the sign-up screen (spec §2 /signup, §5, §8 register). */
const signup = {
  help: '새 계정을 만드는 화면입니다. 비밀번호는 8자 이상으로, 같은 글자의 반복이나 쉬운 단어는 피해 주세요.',
  heading: '회원가입',
  lead: '계정 하나로 투자하고, 전환하고, 쇼핑하세요.',
  name: '이름',
  passwordAgain: '비밀번호 확인',
  passwordsDiffer: '비밀번호가 서로 다릅니다.',
  passwordRules: '비밀번호 조건',
  ruleLength: '{minimum:number}~{maximum:number}자',
  ruleSafe: '같은 문자의 반복이 아니고, 12345678·password·admin으로 시작하지 않음',
  ruleMet: '충족',
  ruleBroken: '미충족',
  haveReferralCode: '추천 코드가 있으신가요?',
  referralCode: '추천 코드',
  invited: '초대 링크의 추천 코드를 입력해 두었습니다.',
  acceptAll: '모두 동의합니다. (선택 항목 포함)',
  acceptTerms: '이용약관에 동의합니다. (필수)',
  acceptPrivacy: '개인정보의 수집과 이용에 동의합니다. (필수)',
  acceptRisk: '투자 위험 고지를 읽었습니다. (필수)',
  consentNeeded: '필수 항목입니다. 동의해 주세요.',
  read: '{document:string} 보기',
  readShort: '보기',
  acceptMarketing: '혜택과 소식을 받겠습니다. (선택)',
  marketingHint: '프로필에서 언제든지 철회할 수 있습니다.',
  submit: '가입하기',
  welcome: '{name:string}님, 가입을 환영합니다.',
  referralFailed: '가입은 완료되었지만 추천 코드를 적용하지 못했습니다',
  hasAccount: '이미 회원이신가요?',
  toLogin: '로그인',
} satisfies BaseTranslation;

export default signup;
