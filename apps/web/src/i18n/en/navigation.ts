import type { Translation } from '../i18n-types';

/** Strings for the account menu, notifications, sharing, watchlist, maps and themes. */
const navigation: Translation['navigation'] = {
  accountMenu: 'Account menu: {name}',
  accountPages: 'Account',
  myPortfolio: 'Portfolio',
  myProfile: 'Profile',
  notices: 'Notifications',
  noticesNew: 'Notifications, {count} new',
  noticeNew: 'new',
  noNotices: 'No unread notifications.',
  noticesFailed: 'We couldn’t load your notifications.',
  watch: 'Watch',
  watching: 'Watching',
  watchItem: '{state}: {name}',
  watchHint: 'Saved on this device only.',
  watchlistFull: 'Your watchlist holds up to {maximum} items',
  watchlistAll: 'See all',
  recentlyViewed: 'Recently viewed',
  share: 'Share',
  linkCopied: 'Link copied',
  linkNotCopied: 'We couldn’t copy the link',
  openGoogleMaps: 'Open in Google Maps',
  openKakaoMap: 'Open in KakaoMap',
  themeNotes: { default: 'Sky blue and slate', luxury: 'Gold and navy', minimal: 'White and black' },
  themeComingSoon: 'Coming soon',
  themePlannedTitle: 'The luxury theme is being planned',
  themePlannedText: 'You can choose it once it’s ready.',
};

export default navigation;
