import type { NamespaceMypageTranslation } from '../../i18n-types';

/** My Page (spec §2 Other screens, §3 My Page profile). */
const mypage: NamespaceMypageTranslation = {
  heading: 'My profile',
  profileTab: 'Profile',
  portfolioTab: 'Portfolio',
  grades: { reader: 'Reader', writer: 'Writer', expert: 'Expert', other: 'Unknown' },
  email: 'E-mail',
  phone: 'Phone',
  wallet: 'Wallet address',
  joined: 'Joined',
  lastLogin: 'Last login',
  verified: 'Identity verified',
  none: 'Not registered',
};

export default mypage;
