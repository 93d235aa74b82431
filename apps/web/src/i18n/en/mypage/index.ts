import type { NamespaceMypageTranslation } from '../../i18n-types';

/** Strings for My Page: profile and login sessions (spec §2 Other screens, §3 My Page profile). */
const mypage: NamespaceMypageTranslation = {
  help: 'Your portfolio, transactions and orders, and the settings of your profile, security and notifications. Choose what you want to see in the tabs at the top.',
  portfolioTab: 'Portfolio',
  transactionsTab: 'Transactions',
  ordersTab: 'Orders',
  settingsTab: 'Settings',
  grades: { reader: 'Reader', writer: 'Writer', expert: 'Expert', other: 'Unknown' },
  email: 'Email',
  phone: 'Phone',
  phoneVerified: 'Verified',
  phoneUnverified: 'Not verified',
  verifyPhone: 'Verify phone number',
  wallet: 'Wallet address',
  noWallet: 'No wallet connected',
  connectWallet: 'Connect wallet',
  walletUnverified: 'Not verified',
  verifyWallet: 'Verify wallet',
  joined: 'Joined',
  lastLogin: 'Last login',
  verified: 'Identity verification',
  toVerification: 'Continue',
  none: 'Not added',
  inKoreanTime: '{time} (KST)',
  sessions: 'Login sessions',
  sessionsLead:
    'Devices that logged in during the last 90 days. Log out any you don’t recognize. Times are in Korean time (KST).',
  endedSessions: '{count} earlier {{login|logins}}',
  noSessions: 'No devices are logged in',
  sessionStatuses: { active: 'Active', expired: 'Expired', other: 'Unknown' },
  thisDevice: 'This device',
  lastActive: 'Last active {time}',
  signedInAt: 'Logged in {time}',
  unknownPlace: 'Unknown location',
  revoke: 'Log out',
  revokeDevice: 'Log out {device}',
  revokeTitle: 'Log out {device}?',
  revokeText: 'To use GLI on that device again, you’ll have to log in there.',
  logOutEverywhere: 'Log out everywhere',
  everywhereTitle: 'Log out everywhere?',
  everywhereText:
    'You’ll be logged out on every device, including this one, and have to log in again to continue.',
  everywhereDone: 'Logged out on {count} {{device|devices}}',
};

export default mypage;
