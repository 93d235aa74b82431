import type { BaseTranslation } from '../../i18n-types';

/** Ways through the platform that come after the first page: the account menu. */
const navigation = {
  accountMenu: '{name:string}님 계정 메뉴',
  accountPages: '계정',
  myPortfolio: '포트폴리오',
  myProfile: '프로필',
} satisfies BaseTranslation;

export default navigation;
