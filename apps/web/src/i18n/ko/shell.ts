import type { BaseTranslation } from '../i18n-types';

/** Header, footer and what surrounds every page (spec §1 Header, §2 Shell). */
const shell = {
  skipToContent: '본문으로 건너뛰기',
  mainNavigation: '주 메뉴',
  openMenu: '메뉴 열기',
  closeMenu: '메뉴 닫기',
  rwaAssets: 'RWA 자산',
  portfolio: '내 포트폴리오',
  login: '로그인',
  logout: '로그아웃',
  language: '언어',
  korean: '한국어',
  english: 'EN',
  colorMode: '화면 모드',
  toLight: '밝은 화면으로 바꾸기',
  toDark: '어두운 화면으로 바꾸기',
  signedOut: '로그아웃되었습니다.',
  sessionEnded: '세션이 끝났습니다. 다시 로그인해 주세요.',
  notifications: '알림',
  home: '홈',
  footerNotice:
    'GLI 플랫폼은 시험용 네트워크(Devnet)에서 운영됩니다. 표시된 수익률은 예상치이며 원금과 수익을 보장하지 않습니다.',
  loginNeededTitle: '로그인이 필요합니다',
  loginNeededText: '이 기능을 사용하려면 로그인해야 합니다. 로그인 페이지로 이동할까요?',
  goToLogin: '로그인하러 가기',
  loginNeeded: '로그인이 필요한 페이지입니다.',
} satisfies BaseTranslation;

export default shell;
