export { effectiveStatus } from './assets/asset-status.ts';
export { INVESTMENT_FEE } from './investments/investment-rules.ts';
export { investmentSummary, payoutId, upcomingPayouts } from './investments/investment-view.ts';
export { investmentReleases, isMature, maturityDay, releaseMatured } from './investments/maturity.ts';
export { findPositions, type Position } from './investments/positions.ts';
export { activePositions, calculateTotals, creditedSince } from './investments/totals.ts';
export { investments, rwaAssets } from './schema.ts';
