import type { BaseTranslation } from '../../i18n-types';

/** Home page (spec §1 Home page, with its fixed marketing figures). */
const home = {
  eyebrow: '실물자산 토큰 투자 플랫폼',
  heading: '머물고 싶은 곳에 투자하세요',
  lead: '제주의 리조트부터 서울의 상업용 빌딩까지. 검증된 실물자산에 소액으로 투자하고, 수익을 토큰으로 받고, 그 토큰으로 여행을 떠나세요.',
  explore: 'RWA 자산 둘러보기',
  signIn: '로그인하고 시작하기',
  viewPortfolio: '내 포트폴리오 보기',
  servicesTitle: '하나의 계정, 네 가지 서비스',
  serviceRwa: 'RWA 자산',
  serviceRwaText: '리조트, 주거, 상업용 부동산과 토지에 투자합니다.',
  serviceConversion: '토큰 전환',
  serviceConversionText: 'GLIB, GLID, GLIL을 정해진 규칙에 따라 전환합니다.',
  serviceShopping: '쇼핑몰',
  serviceShoppingText: '토큰으로 리조트를 예약하고 상품과 식사를 즐깁니다.',
  serviceAuth: '인증센터',
  serviceAuthText: '본인 인증과 회원 등급을 관리합니다.',
  figuresTitle: '숫자로 보는 GLI',
  figureInvestors: '투자자',
  figureInvestorsValue: '1,000+',
  figureInvested: '누적 투자금',
  figureInvestedValue: '50억 원+',
  figureAssets: '투자 자산',
  figureAssetsValue: '15+',
  figureSatisfaction: '고객 만족도',
  figureSatisfactionValue: '98%',
  featuredTitle: '추천 자산',
  featuredAll: '전체 자산 보기',
} satisfies BaseTranslation;

export default home;
