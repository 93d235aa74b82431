import type { NamespaceInvestTranslation } from '../../i18n-types';

/** Investing in an asset: panel, confirmation, success (spec §5 Token amount, §8). */
const invest: NamespaceInvestTranslation = {
  heading: 'Invest',
  amount: 'Amount',
  balance: 'Available balance',
  held: 'You have invested here',
  projected: 'Projected yearly return',
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
  checked: 'This amount can be invested.',
  checkFailed: 'The amount could not be checked in advance. {reason}',
  maximumButton: 'Max',
  maximumButtonOf: 'Max: {amount}',
  amountRange: 'At least {minimum}, at most {maximum}',
  limitReached: 'You hold as much of this asset as one member may: {maximum}.',
  belowMinimumLeft:
    'What can still be invested ({left}) is less than the minimum, so you cannot invest right now.',
  sending: 'Investing…',
  successToast: 'Invested in {asset}',
  again: 'Invest more',
  unfinishedTitle: 'An investment is waiting for its result',
  unfinishedText: 'No answer came to your investment of {amount}. Check the result: it happens only once.',
  unfinishedCheck: 'Check the result',
  unfinishedChecking: 'Checking…',
  unfinishedLeave: 'Dismiss',
  unfinishedLeaveHint: 'If you dismiss it, your portfolio shows whether it was made.',
};

export default invest;
