export { isActiveReferralCode, recordReferral } from './codes/use-code.ts';
export { lastPayoutRun } from './program.ts';
export { onFirstInvestment, onWalletRegistered } from './rewards/events.ts';
export { rewardPayouts } from './rewards/payouts.ts';
