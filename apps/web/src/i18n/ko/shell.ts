import type { BaseTranslation } from 'typesafe-i18n';

/** Header, footer and what surrounds every page (spec §1 Header, §2 Shell). */
const shell = {
  skipToContent: '본문으로 건너뛰기',
  mainNavigation: '주 메뉴',
  openMenu: '메뉴 열기',
  closeMenu: '메뉴 닫기',
  openHelp: '도움말 열기',
  closeHelp: '도움말 닫기',
  businessSections: {
    background: '배경',
    team: '팀',
    strategy: '전략',
    roadmap: '로드맵',
    tokens: '토큰',
  },
  authProgress: '인증 {percent:string} 완료',
  referralsWaiting: '대기 중인 추천 {count:string}건',
  balances: '보유 잔액',
  balancesUnavailable: '잔액을 불러오지 못했습니다.',
  wallet: '지갑',
  walletButton: '지갑: {label:string}',
  connectAnyWallet: '지갑 연결',
  connectNamedWallet: '{name:string} 지갑 연결',
  walletConnecting: '연결 중...',
  walletAuthenticating: '인증 중...',
  walletUnauthenticated: '인증 필요',
  search: '검색',
  cart: '장바구니',
  cartWith: '장바구니, {count:number}건',
  login: '로그인',
  logout: '로그아웃',
  language: '언어',
  korean: '한국어',
  english: 'EN',
  toOtherLanguage: 'Switch to English',
  colorMode: '화면 모드',
  toLight: '밝은 화면으로 바꾸기',
  toDark: '어두운 화면으로 바꾸기',
  signedOut: '로그아웃되었습니다.',
  sessionEnded: '세션이 끝났습니다. 다시 로그인해 주세요.',
  notifications: '알림',
  footerNotice:
    'GLI 플랫폼은 시험용 네트워크(Devnet)에서 운영됩니다. 표시된 수익률은 예상치이며 원금과 수익을 보장하지 않습니다.',
  loginNeeded: '로그인이 필요한 페이지입니다.',
} satisfies BaseTranslation;

export default shell;
