import type { NamespaceSiteSearchTranslation } from '../../i18n-types';

/**
 * Strings for the search of pages, assets, products and questions. `more` contains additional search terms for
 * pages.
 */
const siteSearch: NamespaceSiteSearchTranslation = {
  field: 'Search pages, assets, products and questions',
  placeholder: 'What are you looking for?',
  results: 'Search results',
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
  pages: 'Pages',
  assets: 'Assets',
  products: 'Products',
  questions: 'Frequently asked questions',
  allAssets: 'See all {count} {{asset|assets}}',
  allProducts: 'See all {count} {{product|products}}',
  found: '{count} {{result|results}}',
  searching: 'Searching',
  nothing: 'No results for “{search}”',
  nothingText: 'Try other words, or ask in the help center.',
  assetsFailed: 'We couldn’t search assets.',
  productsFailed: 'We couldn’t search products.',
  shortcut: 'Open search with the / key',
  parts: {
    profile: { title: 'Profile', more: 'my email phone wallet address' },
    portfolio: { title: 'Portfolio', more: 'holdings investments return statement' },
    transactions: { title: 'Transactions', more: 'tokens history' },
    security: { title: 'Security', more: 'settings change password devices login sessions' },
    notifications: { title: 'Notification settings', more: 'email text message newsletter language' },
    account: { title: 'Account', more: 'settings delete account download data' },
    grades: { title: 'Grades', more: 'Reader Writer Expert benefits staking achievements' },
  },
  more: {
    'rwa-assets': 'invest resort property yield',
    shopping: 'stay book buy mall',
    watchlist: 'saved favorites stars recently viewed',
    orders: 'purchase booking cancel refund receipt delivery',
    conversion: 'exchange swap rate fee GLIB GLID GLIL USDT',
    auth: 'identity verification ID card KYC grade',
    referral: 'invite friends reward code',
    'help-center': 'questions FAQ contact guide',
    business: 'company token roadmap team',
    'profile-edit': 'photo name phone number edit',
  },
};

export default siteSearch;
