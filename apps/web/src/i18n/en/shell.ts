import type { Translation } from '../i18n-types';

/** Header, footer and what surrounds every page (spec §1 Header, §2 Shell). */
const shell: Translation['shell'] = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  openHelp: 'Open help',
  closeHelp: 'Close help',
  businessSections: {
    background: 'Background',
    team: 'Team',
    strategy: 'Strategy',
    roadmap: 'Roadmap',
    tokens: 'Tokens',
  },
  authProgress: '{percent} verified',
  referralsWaiting: '{count} referrals pending',
  balances: 'Balances',
  balancesUnavailable: 'Balances unavailable.',
  wallet: 'Wallet',
  walletButton: 'Wallet: {label}',
  connectAnyWallet: 'Connect wallet',
  connectNamedWallet: 'Connect {name} wallet',
  walletConnecting: 'Connecting...',
  walletAuthenticating: 'Authenticating...',
  walletUnauthenticated: 'Authentication required',
  search: 'Search',
  cart: 'Cart',
  cartWith: 'Cart, {count} {{item|items}}',
  login: 'Log in',
  logout: 'Log out',
  language: 'Language',
  korean: '한국어',
  english: 'EN',
  toOtherLanguage: '한국어로 바꾸기',
  colorMode: 'Color mode',
  toLight: 'Switch to light mode',
  toDark: 'Switch to dark mode',
  signedOut: 'You are logged out.',
  sessionEnded: 'Your session has ended. Please log in again.',
  notifications: 'Notifications',
  footerNotice:
    'The GLI platform runs on a test network (Devnet). Yields shown are expectations; neither principal nor yield is guaranteed.',
  loginNeeded: 'You need to log in to see that page.',
};

export default shell;
