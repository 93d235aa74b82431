import type { Translation } from '../i18n-types';

/** Name of every page, used in the document's title, the header and the sidebar (spec §2 Screens and routes). */
const places: Translation['places'] = {
  home: 'Home',
  'alternate-home': 'Member home',
  business: 'Business',
  'rwa-assets': 'RWA assets',
  'rwa-asset': 'RWA asset',
  auth: 'Auth center',
  mypage: 'My page',
  conversion: 'Conversion',
  shopping: 'Shopping',
  product: 'Product',
  orders: 'Orders',
  watchlist: 'Watchlist',
  referral: 'Referral',
  'help-center': 'Help center',
  'terms-of-use': 'Terms of use',
  privacy: 'Privacy policy',
  'risk-disclosure': 'Risk disclosure',
  accessibility: 'Accessibility',
  login: 'Log in',
  signup: 'Sign up',
  'profile-edit': 'Edit profile',
  'design-tokens': 'Design tokens',
  'token-test': 'Token test',
  'styled-system': 'Styled system',
  'accessibility-demo': 'Accessibility demo',
  'animation-demo': 'Animation demo',
  notFound: 'Page not found',
};

export default places;
