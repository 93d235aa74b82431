import type { NamespaceAuthCenterTranslation } from '../../i18n-types';

/** Authentication center (spec §1, §6 Member grades, §7 KYC). */
const authCenter: NamespaceAuthCenterTranslation = {
  lead: 'See how far your identity is verified, and what each member grade brings.',
  kyc: 'Identity verification',
  progress: 'Verified so far',
  stepState: {
    locked: 'Earlier step needed',
    open: 'Open',
    pending: 'In review',
    approved: 'Approved',
    rejected: 'Rejected',
    other: 'Unknown',
  },
  grades: 'Member grades',
  minimumBalance: 'Minimum balance',
  minimumStaked: 'Minimum staked',
  noStaking: 'Not needed',
  benefits: 'Benefits',
};

export default authCenter;
