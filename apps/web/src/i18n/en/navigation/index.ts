import type { NamespaceNavigationTranslation } from '../../i18n-types';

/** Ways through the platform that come after the first page: the account menu, the bell, sharing, the watchlist, maps, themes. */
const navigation: NamespaceNavigationTranslation = {
  accountMenu: 'Account menu: {name}',
  accountPages: 'Account',
  myPortfolio: 'Portfolio',
  myProfile: 'Profile',
  notices: 'Notifications',
  noticesNew: 'Notifications, {count} new',
  noticeNew: 'new',
  noNotices: 'No unread notifications.',
  noticesFailed: 'The notifications could not be loaded.',
  allNotices: 'See them on my home',
  watch: 'Watch',
  watchlist: 'Watchlist',
  watchHint: 'Kept on this device only.',
  share: 'Share',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied',
  openMap: 'Open in {map}',
  themeNotes: { default: 'Sky blue and slate', luxury: 'Gold and navy', minimal: 'White and black' },
  themeComingSoon: 'Coming soon',
  themePlannedTitle: 'The luxury theme is being planned',
  themePlannedText: 'You can choose it once it is ready.',
};

export default navigation;
