import type { NamespaceMypageTranslation } from '../../i18n-types';

/** My Page: profile and login sessions (spec §2 Other screens, §3 My Page profile). */
const mypage: NamespaceMypageTranslation = {
  heading: 'My profile',
  profileTab: 'Profile',
  portfolioTab: 'Portfolio',
  transactionsTab: 'Transactions',
  subscriptionTab: 'Subscription',
  accountTab: 'Security and account',
  grades: { reader: 'Reader', writer: 'Writer', expert: 'Expert', other: 'Unknown' },
  email: 'E-mail',
  phone: 'Phone',
  wallet: 'Wallet address',
  joined: 'Joined',
  lastLogin: 'Last login',
  verified: 'Identity verified',
  toVerification: 'Go on with it',
  none: 'Not registered',
  sessions: 'Login sessions',
  sessionsLead: 'Devices that logged in during the last 90 days. Log out any that you do not know.',
  sessionStatuses: { active: 'Active', expired: 'Expired', other: 'Unknown' },
  thisDevice: 'This device',
  lastActive: 'Last active {time}',
  signedInAt: 'Logged in {time}',
  unknownPlace: 'Unknown place',
  revoke: 'Log out',
  revokeDevice: 'Log out {device}',
  revokeTitle: 'Log out {device}?',
  revokeText: 'To use the platform on this device again, you have to log in there.',
  revoked: '{device} was logged out',
  logOutEverywhere: 'Log out everywhere',
  everywhereTitle: 'Log out everywhere?',
  everywhereText:
    'You will be logged out on every device, this one included, and have to log in again to go on.',
  everywhereDone: 'Logged out on {count} {{device|devices}}',
};

export default mypage;
