import type { NamespaceReferralTranslation } from '../../i18n-types';

/** Referral program (spec §3 Referral). */
const referral: NamespaceReferralTranslation = {
  lead: 'Invite friends and earn rewards.',
  totalInvited: 'Friends invited',
  active: 'Active referrals',
  totalRewards: 'Total rewards',
  monthlyRewards: 'Rewards this month',
  myCode: 'My referral code',
  code: 'Code',
  link: 'Invitation link',
  used: 'Used',
  usedOf: '{used} of {most}',
  validUntil: 'Valid until',
  noEnd: 'No end date',
  noCode: 'You have no referral code yet',
};

export default referral;
