import type { Translation } from '../i18n-types';

/** Investing in an asset: panel, confirmation, success (spec §5 Token amount, §8). */
const invest: Translation['invest'] = {
  heading: 'Invest',
  amount: 'Amount',
  amountHint: 'At least {minimum}',
  balance: 'Available balance',
  held: 'You have invested here',
  projected: 'Projected yearly return',
  toMinimum: 'Min',
  toMaximum: 'Max',
  submit: 'Review investment',
  loginToInvest: 'Log in to invest',
  confirmTitle: 'Confirm investment',
  confirmText: 'You are about to invest in {asset}.',
  fee: 'Fee',
  totalCost: 'Will be deducted',
  balanceAfter: 'Balance afterwards',
  acceptRisk:
    'I understand that the principal can be lost, and that the investment cannot be cancelled before its term ends.',
  acceptRiskNeeded: 'Please accept the risk notice.',
  confirm: 'Invest',
  successTitle: 'Investment complete',
  successText: 'You invested {amount} in {asset}.',
  toPortfolio: 'View in portfolio',
  closedPending: 'This asset is being prepared. You can invest once funding opens.',
  closedCompleted: 'Funding of this asset is complete.',
  closedPaused: 'Funding of this asset is paused.',
  closedOther: 'This asset does not take investments at the moment.',
  seeOthers: 'See other assets',
  checking: 'Checking with the server',
};

export default invest;
