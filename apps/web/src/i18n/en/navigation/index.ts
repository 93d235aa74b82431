import type { NamespaceNavigationTranslation } from '../../i18n-types';

/** Ways through the platform that come after the first page: the account menu. */
const navigation: NamespaceNavigationTranslation = {
  accountMenu: 'Account menu: {name}',
  accountPages: 'Account',
  myPortfolio: 'Portfolio',
  myProfile: 'Profile',
};

export default navigation;
