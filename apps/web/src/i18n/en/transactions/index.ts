import type { NamespaceTransactionsTranslation } from '../../i18n-types';

/** My Page: transactions (spec §3 My Page transaction). */
const transactions: NamespaceTransactionsTranslation = {
  title: 'My transactions',
  totalValue: 'Total value',
  locked: '{amount} locked',
  noneLocked: 'All available',
  filters: 'Filters of the transactions',
  type: 'Type',
  status: 'Status',
  token: 'Token',
  from: 'From',
  to: 'To',
  all: 'All',
  rangeWrong: 'The end is before the beginning.',
  clearFilters: 'Clear filters',
  date: 'Date',
  description: 'Description',
  amount: 'Amount',
  hash: 'Transaction hash',
  hashLink: 'View transaction {hash} in the block explorer',
  noHash: '–',
  found: '{count} {{transaction|transactions}}',
  emptyTitle: 'No transactions yet',
  emptyText: 'Invest or convert tokens, and they will appear here.',
  explore: 'Explore RWA assets',
  noneFound: 'No transactions match',
  noneFoundText: 'Change or clear the filters.',
  noneOnPage: 'There are no transactions on this page',
  toFirstPage: 'To the first page',
  exportCsv: 'Save as CSV',
  csvName: 'GLI-transactions-{day}',
  csvSaved: '{count} {{transaction was|transactions were}} saved as a CSV file',
  csvFailed: 'The CSV file could not be made',
  devnetNote: 'Hashes lead to the block explorer of the Devnet test network.',
};

export default transactions;
