import type { Translation } from '../i18n-types';

/** Header, footer and what surrounds every page (spec §1 Header, §2 Shell). */
const shell: Translation['shell'] = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  rwaAssets: 'RWA assets',
  portfolio: 'My portfolio',
  login: 'Log in',
  logout: 'Log out',
  language: 'Language',
  korean: '한국어',
  english: 'EN',
  colorMode: 'Colour mode',
  toLight: 'Switch to light mode',
  toDark: 'Switch to dark mode',
  signedOut: 'You are logged out.',
  sessionEnded: 'Your session has ended. Please log in again.',
  notifications: 'Notifications',
  home: 'Home',
  footerNotice:
    'The GLI platform runs on a test network (Devnet). Yields shown are expectations; neither principal nor yield is guaranteed.',
  loginNeededTitle: 'Log in needed',
  loginNeededText: 'You need to log in to use this. Go to the login page?',
  goToLogin: 'Go to login',
  loginNeeded: 'You need to log in to see that page.',
};

export default shell;
