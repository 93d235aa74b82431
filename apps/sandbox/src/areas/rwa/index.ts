export { effectiveStatus } from './assets/asset-status.ts';
export { INVESTMENT_FEE } from './investments/investment-rules.ts';
export { investmentSummary, upcomingPayouts } from './investments/investment-view.ts';
export { type PaidOnDay, paidByDay } from './investments/paid-payouts.ts';
export { investmentPayments, isPaymentDue, payInvestments, paymentDay } from './investments/payments.ts';
export { findPositions, type Position } from './investments/positions.ts';
export { activePositions, calculateTotals } from './investments/totals.ts';
export { investments, rwaAssets } from './schema.ts';
