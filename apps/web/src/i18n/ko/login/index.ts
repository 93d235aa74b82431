import type { BaseTranslation } from '../../i18n-types';

/** Strings for the login screen, and strings shared with sign-up (spec §2 /login, §8). */
const login = {
  help: '이메일과 비밀번호로 로그인하는 화면입니다. 로그인하면 보려던 화면으로 돌아갑니다. 5분에 세 번까지 시도할 수 있습니다.',
  heading: '다시 만나 반갑습니다',
  lead: '이메일과 비밀번호로 로그인하세요.',
  neededTitle: {
    invest: '투자하려면 로그인하세요',
    convert: '토큰을 전환하려면 로그인하세요',
    conversions: '전환 내역을 보려면 로그인하세요',
    order: '주문하려면 로그인하세요',
    wallet: '지갑을 연결하려면 로그인하세요',
  },
  neededText: '이 페이지의 기능을 이용하려면 로그인이 필요합니다. 로그인 페이지로 이동할까요?',
  goToLogin: '로그인하러 가기',
  neededForPlace: '로그인하면 {place:string} 화면으로 바로 이동합니다.',
  neededForPage: '로그인하면 보던 곳으로 돌아갑니다.',
  email: '이메일',
  password: '비밀번호',
  showPassword: '비밀번호 보기',
  hidePassword: '비밀번호 숨기기',
  capsLock: 'Caps Lock이 켜져 있습니다.',
  submit: '로그인',
  welcome: '{name:string}님, 환영합니다.',
  waitFor: '{time:string} 후에 다시 시도할 수 있습니다.',
  waitIsOver: '이제 다시 로그인할 수 있습니다.',
  noAccount: '아직 회원이 아니신가요?',
  toSignup: '회원가입',
  forgotten: '비밀번호를 잊으셨나요? 고객센터에서 도와드립니다.',
  toHelp: '문의하기',
  pitchTitle: '머물고 싶은 곳이 자산이 됩니다',
  pitchAssets: '심사를 거친 리조트와 부동산에 소액으로 투자합니다.',
  pitchYield: '예상 수익과 위험을 투자하기 전에 숫자로 확인합니다.',
  pitchSpend: '받은 토큰으로 여행과 쇼핑을 즐깁니다.',
} satisfies BaseTranslation;

export default login;
