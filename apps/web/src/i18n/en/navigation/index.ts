import type { NamespaceNavigationTranslation } from '../../i18n-types';

/** Ways through the platform that come after the first page: the account menu, sharing, the watchlist, maps. */
const navigation: NamespaceNavigationTranslation = {
  accountMenu: 'Account menu: {name}',
  accountPages: 'Account',
  myPortfolio: 'Portfolio',
  myProfile: 'Profile',
  watch: 'Watch',
  watchlist: 'Watchlist',
  watchHint: 'Kept on this device only.',
  share: 'Share',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied',
  openMap: 'Open in {map}',
};

export default navigation;
