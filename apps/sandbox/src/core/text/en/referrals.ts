import type { ReferralRewardEvent, Token } from '@gli/sdk';

const reasons: Readonly<Record<Exclude<ReferralRewardEvent, 'manual'>, (name: string) => string>> = {
  sign_up: (name) => `${name} signed up with your referral code.`,
  first_investment: (name) => `${name} made their first investment.`,
  kyc_completed: (name) => `${name} completed identity verification.`,
};

export const referrals = {
  codeTaken: 'This code is taken. Choose another one.',
  codeUnknown: 'This referral code does not exist or can no longer be used.',
  codeNotActive: 'This referral code is not active.',
  ownCode: 'You cannot use your own referral code.',
  circle: 'You cannot use the code of a member who joined through you.',
  limitBelowUses: (uses: number) =>
    `Must be at least ${uses}. The code has been used ${uses === 1 ? 'once' : `${uses} times`}.`,
  milestone: (friends: number) => (friends === 1 ? 'Invite a friend' : `Invite ${friends} friends`),
  rewarded: 'This referral event was already rewarded.',
  /** Wording from spec §5. */
  manualAmount: 'amount must be greater than 0',
  cancelReason: 'Enter a reason for the cancellation.',
  accountClosed: 'The member closed the account, so this reward cannot be paid.',
  reasons,
  manualReward: 'Reward from the platform',
  reward: 'Referral reward',
  joined: (name: string) => ({
    title: 'Someone accepted your invitation',
    text: `${name} used your referral code.`,
  }),
  paid: ({ amount, token }: { readonly amount: string; readonly token: Token }) => ({
    title: 'A referral reward was paid',
    text: `${amount} ${token} was added to your balance.`,
  }),
};
