export * from './balance-shares.ts';
export * from './equal-payouts.ts';
export * from './ics.ts';
