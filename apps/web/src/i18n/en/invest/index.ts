import type { NamespaceInvestTranslation } from '../../i18n-types';

/** Strings for investing in an asset: panel, confirmation, success (spec §5 Token amount, §8). */
const invest: NamespaceInvestTranslation = {
  heading: 'Invest',
  amount: 'Amount',
  balance: 'Available balance',
  held: 'You have invested here',
  projected: 'Expected yearly payout',
  submit: 'Review investment',
  convert: 'Convert tokens to {token}',
  loginToInvest: 'Log in to invest',
  confirmTitle: 'Confirm investment',
  confirmText: 'You’re about to invest in {asset}.',
  fee: 'Fee',
  totalCost: 'Total',
  balanceAfter: 'Balance afterwards',
  acceptRisk:
    'I understand that I can lose the principal and can’t cancel the investment before its term ends.',
  acceptRiskNeeded: 'Please accept the risk notice.',
  confirm: 'Invest',
  successTitle: 'Investment complete',
  successText: 'You invested {amount} in {asset}.',
  toPortfolio: 'View in portfolio',
  closedPending: 'This asset is being prepared. You can invest once funding opens.',
  closedCompleted: 'Funding of this asset is complete.',
  closedPaused: 'Funding of this asset is paused.',
  closedOther: 'This asset isn’t open for investment at the moment.',
  seeOthers: 'See other assets',
  checking: 'Checking with the server',
  checkFailed: 'We couldn’t check the amount in advance. {reason}',
  shares: 'Share of your balance',
  amountRange: 'At least {minimum}, at most {maximum}',
  limitReached: 'You’ve reached the limit per member for this asset: {maximum}.',
  belowMinimumLeft:
    'The amount still available ({left}) is below the minimum, so you can’t invest right now.',
  sending: 'Investing…',
  again: 'Invest more',
  prospectus: 'Prospectus',
  readProspectus: 'Read the PDF ({size})',
  noProspectus: 'Not published yet',
  unfinishedTitle: 'Your investment of {amount}',
  outcomeUnknown: 'The response to your investment was lost. We’re checking whether it went through.',
  notFound: 'This investment did not reach us.',
  dontInvest: 'Don’t invest',
};

export default invest;
