import type { NamespaceAlternateHomeTranslation } from '../../i18n-types';

/** Strings for the members' home (spec §2, §7 dashboard overview). */
const alternateHome: NamespaceAlternateHomeTranslation = {
  help: 'Your home as a member. See your assets and your next steps at a glance, and go straight to the pages you use most.',
  heading: 'Welcome, {name}',
  startingWith:
    'You start with test tokens. They have no real value, so feel free to invest, convert and shop with them.',
  startingWithout: 'You have no tokens yet.',
  totalValue: 'Total value',
  balances: 'Tokens held',
  invested: 'Invested principal',
  thisMonth: 'Payouts this month',
  toPortfolio: 'Portfolio',
  tokens: 'Token balances',
  toConversion: 'Convert tokens',
  paidStay: 'Travel with your payouts',
  paidStayText: '{amount} received in payouts · from {price} a night',
  nights: '{nights} {{night|nights}}',
  explore: 'Explore real-world assets',
  pendingWrites: 'Not confirmed yet',
  pendingWrite: {
    conversion: 'A conversion whose response was lost',
    invest: 'An investment whose response was lost',
    order: 'An order whose response was lost',
    pay: 'A payment whose response was lost',
    cancel: 'A cancellation whose response was lost',
    other: 'A request whose response was lost',
  },
  seePendingWrite: 'See the outcome',
  tasks: 'To do',
  taskProgress: 'Progress',
  noTasks: 'You’re all caught up.',
  allTasks: 'Show all {count} {{task|tasks}}',
  openOrders: 'Open orders',
  moreProducts: '{product} and {count} more',
  toOrders: 'View orders',
  recentTransactions: 'Latest transactions',
  toTransactions: 'View all',
  notices: 'Notifications',
  unread: '{count} new',
  allNotices: 'Show all {count} {{notification|notifications}}',
  noNotices: 'No new notifications.',
  nextPayout: 'Next payout (estimate)',
};

export default alternateHome;
