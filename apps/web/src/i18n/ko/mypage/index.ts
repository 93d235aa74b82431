import type { BaseTranslation } from '../../i18n-types';

/** My Page (spec §2 Other screens, §3 My Page profile). */
const mypage = {
  heading: '내 프로필',
  profileTab: '프로필',
  portfolioTab: '포트폴리오',
  grades: { reader: '리더', writer: '라이터', expert: '엑스퍼트', other: '알 수 없음' },
  email: '이메일',
  phone: '휴대전화',
  wallet: '지갑 주소',
  joined: '가입일',
  lastLogin: '최근 로그인',
  verified: '본인 인증',
  none: '등록되지 않음',
} satisfies BaseTranslation;

export default mypage;
