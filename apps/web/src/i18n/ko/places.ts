import type { BaseTranslation } from 'typesafe-i18n';

/** Name of every page, used in the document's title, the header and the sidebar (spec §2 Screens and routes). */
const places = {
  home: '홈',
  'alternate-home': '회원 홈',
  business: '사업 소개',
  'rwa-assets': '실물자산(RWA)',
  'rwa-asset': '실물자산 상세',
  auth: '인증센터',
  mypage: '마이페이지',
  conversion: '토큰 전환',
  shopping: '쇼핑몰',
  product: '상품 상세',
  orders: '주문 내역',
  watchlist: '관심 목록',
  referral: '추천 프로그램',
  'help-center': '고객센터',
  'terms-of-use': '이용약관',
  privacy: '개인정보 처리방침',
  'risk-disclosure': '투자 위험 고지',
  accessibility: '접근성 안내',
  login: '로그인',
  signup: '회원가입',
  'profile-edit': '프로필 수정',
  'design-tokens': '디자인 토큰',
  'token-test': '토큰 테스트',
  'styled-system': '스타일 시스템',
  'accessibility-demo': '접근성 데모',
  'animation-demo': '애니메이션 데모',
  notFound: '페이지를 찾을 수 없습니다',
} satisfies BaseTranslation;

export default places;
