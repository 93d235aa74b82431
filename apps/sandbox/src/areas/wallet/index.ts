export { transactionView } from './balances/views.ts';
export {
  completedConversionCount,
  conversionCompletions,
  isDue,
  settleDueConversions,
} from './conversion/settle-conversions.ts';
export { grantSandboxTokens } from './sandbox-grant.ts';
export { conversions, walletTransactions } from './schema.ts';
export {
  bookTransfer,
  bookTransfers,
  type NewTransaction,
  type RecordedTransaction,
} from './transactions.ts';
