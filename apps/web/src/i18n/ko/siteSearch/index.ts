import type { BaseTranslation } from '../../i18n-types';

/**
 * Strings for the search of pages, assets, products and questions. `more` contains additional search terms for
 * pages.
 */
const siteSearch = {
  field: '페이지, 자산, 상품, 질문 검색',
  placeholder: '무엇을 찾으세요? 초성으로도 찾을 수 있습니다',
  results: '검색 결과',
  recent: '최근 검색',
  clearRecent: '최근 검색 지우기',
  pages: '페이지',
  assets: '자산',
  products: '상품',
  questions: '자주 묻는 질문',
  allAssets: '자산 {count:number}개 모두 보기',
  allProducts: '상품 {count:number}개 모두 보기',
  found: '결과 {count:number}건',
  searching: '찾는 중',
  nothing: '‘{search:string}’ 검색 결과가 없습니다',
  nothingText: '다른 말로 찾아보거나 고객센터에 문의해 주세요.',
  assetsFailed: '자산을 검색하지 못했습니다.',
  productsFailed: '상품을 검색하지 못했습니다.',
  shortcut: '/ 키로 검색 열기',
  parts: {
    profile: { title: '프로필', more: '내 정보 이메일 휴대전화 지갑 주소' },
    portfolio: { title: '포트폴리오', more: '보유 자산 투자 수익 명세서' },
    transactions: { title: '거래 내역', more: '입출금 토큰' },
    security: { title: '보안', more: '설정 비밀번호 변경 로그인 기기' },
    notifications: { title: '알림 설정', more: '소식 구독 이메일 문자 언어' },
    account: { title: '계정', more: '설정 회원 탈퇴 데이터 내려받기' },
    grades: { title: '등급', more: 'Reader Writer Expert 혜택 스테이킹 업적' },
  },
  more: {
    'rwa-assets': '투자 리조트 부동산 수익률',
    shopping: '숙박 예약 상품 구매',
    watchlist: '관심 자산 찜 별표 최근 본',
    orders: '구매 예약 취소 환불 영수증 배송',
    conversion: '교환 환율 수수료 GLIB GLID GLIL USDT',
    auth: '본인 인증 신분증 KYC 등급',
    referral: '친구 초대 보상 코드',
    'help-center': '질문 FAQ 문의 가이드',
    business: '회사 토큰 로드맵 팀',
    'profile-edit': '사진 이름 전화번호 수정',
  },
} satisfies BaseTranslation;

export default siteSearch;
