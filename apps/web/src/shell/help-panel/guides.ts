/** A step-by-step guide. Its title stands in the dictionaries. Spec §3 Guide */
export type Guide = {
  id: 'wallet' | 'conversion' | 'staking' | 'referral';
  totalSteps: number;
  /** How long it takes, in minutes. */
  minutes: number;
};

/** In the order to follow them. Spec §9 Guides */
export const guides: readonly Guide[] = [
  { id: 'wallet', totalSteps: 5, minutes: 3 },
  { id: 'conversion', totalSteps: 7, minutes: 5 },
  { id: 'staking', totalSteps: 6, minutes: 4 },
  { id: 'referral', totalSteps: 4, minutes: 2 },
];
