import type { Translations } from '@/i18n';

export type GuideId = 'wallet' | 'conversion' | 'staking' | 'referral';

/** A step. Its text is in the dictionaries under its id. */
export type GuideStep = {
  id: keyof Translations['walkthrough']['steps'];
  /** Page of the step. Defaults to the current page. */
  path?: string;
  /** View of that page (`?tab=`). Default: its first one. */
  tab?: string;
  /** Selectors of the target. The first visible match is used. */
  targets: readonly string[];
};

/** A step-by-step guide. Spec §3 Guide: the title is a translation, and the total is the length of `steps`. */
export type Guide = {
  id: GuideId;
  minutes: number;
  steps: readonly [GuideStep, ...GuideStep[]];
};

const walletButton = '[data-guide="wallet"]';
const loginLink = 'header a[href="/login"]';
/** Button of the left menu, which is the first header button that expands something. */
const menuButton = 'header button[aria-expanded]';
const listEntrySelectors = (path: string) => [`#sidebar a[href="${path}"]`, menuButton];
const inConversion = (id: GuideStep['id'], selector: string): GuideStep => ({
  id,
  path: '/conversion',
  targets: [`[aria-labelledby="convert-heading"] ${selector}`],
});

/** The guides in the recommended order. Spec §9 Guides */
export const guides: readonly Guide[] = [
  {
    id: 'wallet',
    minutes: 3,
    steps: [
      { id: 'walletAccount', targets: [loginLink, walletButton] },
      { id: 'walletButton', targets: [walletButton] },
      { id: 'walletApprove', targets: [walletButton] },
      { id: 'walletAuthenticate', targets: [walletButton] },
      { id: 'walletBalances', targets: ['#sidebar nav', menuButton] },
    ],
  },
  {
    id: 'conversion',
    minutes: 5,
    steps: [
      inConversion('conversionPair', 'fieldset'),
      inConversion('conversionAmount', 'input[inputmode="decimal"]'),
      inConversion('conversionSpeed', 'fieldset:has(input[type="radio"])'),
      inConversion('conversionQuote', 'form section'),
      { id: 'conversionRates', path: '/conversion', targets: ['#rates'] },
      inConversion('conversionConfirm', 'button[type="submit"]'),
      { id: 'conversionHistory', path: '/conversion', tab: 'history', targets: ['#history'] },
    ],
  },
  {
    id: 'staking',
    minutes: 4,
    steps: [
      { id: 'stakingStart', targets: listEntrySelectors('/auth') },
      { id: 'stakingVerify', path: '/auth', targets: ['#verification'] },
      { id: 'stakingGrades', path: '/auth', tab: 'grades', targets: ['#grades table', '#grades'] },
      inConversion('stakingToken', 'fieldset'),
      { id: 'stakingProgress', path: '/auth', tab: 'grades', targets: ['#grades section'] },
      { id: 'stakingAchievements', path: '/auth', tab: 'grades', targets: ['#achievements'] },
    ],
  },
  {
    id: 'referral',
    minutes: 2,
    steps: [
      { id: 'referralStart', targets: listEntrySelectors('/referral') },
      { id: 'referralCode', path: '/referral', targets: ['#my-code'] },
      { id: 'referralShare', path: '/referral', targets: ['[data-guide="share"]', '#my-code'] },
      { id: 'referralRewards', path: '/referral', targets: ['#results', '#rules'] },
    ],
  },
];

export function guideNamed(id: string | null): Guide | undefined {
  return guides.find((guide) => guide.id === id);
}
