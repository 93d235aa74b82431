// What other areas use of this one.
export { completedConversionCount } from './conversion/completed-conversions.ts';
export { isDue, settleDueConversions } from './conversion/settle-conversions.ts';
export { grantSandboxTokens } from './sandbox-grant.ts';
export { conversions, walletTransactions } from './schema.ts';
export { type NewTransaction, recordTransaction } from './transactions/record-transaction.ts';
export { newTransactionHash } from './transactions/transaction-hash.ts';
