import type { NamespaceTransactionsTranslation } from '../../i18n-types';

/** My Page: transactions (spec §3 My Page transaction). */
const transactions: NamespaceTransactionsTranslation = {
  title: 'My transactions',
  totalValue: 'Total value',
  locked: '{amount} locked',
  noneLocked: 'All available',
  filters: 'Filter transactions',
  type: 'Type',
  status: 'Status',
  token: 'Token',
  from: 'From',
  to: 'To',
  all: 'All',
  rangeWrong: 'The end date is before the start date.',
  clearFilters: 'Clear filters',
  date: 'Date',
  description: 'Description',
  amount: 'Amount',
  hash: 'Transaction hash',
  copyHash: 'Copy transaction hash {hash}',
  hashCopied: 'Transaction hash copied',
  noHash: '–',
  found: '{count} {{transaction|transactions}}',
  emptyTitle: 'No transactions yet',
  emptyText: 'Invest or convert tokens, and they will appear here.',
  explore: 'Explore RWA assets',
  noneFound: 'No transactions match',
  noneFoundText: 'Change or clear the filters.',
  noneOnPage: 'No transactions on this page',
  toFirstPage: 'Go to the first page',
  exportCsv: 'Save as CSV',
  csvName: 'GLI-transactions-{day}',
  csvSaved: '{count} {{transaction|transactions}} saved as a CSV file',
  csvFailed: 'We couldn’t create the CSV file',
  notOnChainNote:
    'On this test network, the platform records transactions itself; public block explorers don’t show them.',
  depositNote:
    'Deposits are tokens credited to your balance, such as rewards, refunds and matured investments. You can’t deposit or withdraw tokens yourself yet.',
};

export default transactions;
