import type { Translations } from '../../../i18n/i18n-types.ts';

export type GuideId = 'wallet' | 'conversion' | 'staking' | 'referral';

/** One step: what it says stands in the dictionaries under its id. */
export type GuideStep = {
  id: keyof Translations['walkthrough']['steps'];
  /** The page it is on; without one it stands on whatever page is shown. */
  path?: string;
  /** What it points at, as selectors: the first one that is in sight. */
  targets: readonly string[];
};

/** A step-by-step guide. Spec §3 Guide: its title is a word, its total of steps the length of `steps`. */
export type Guide = {
  id: GuideId;
  /** How long it takes, in minutes. */
  minutes: number;
  steps: readonly [GuideStep, ...GuideStep[]];
};

const walletButton = '[data-guide="wallet"]';
const loginLink = 'header a[href="/login"]';
/** The button of the left menu is the first of the header that opens something. */
const menuButton = 'header button[aria-expanded]';
const entryOf = (path: string) => [`#sidebar a[href="${path}"]`, menuButton];
const inConversion = (selector: string) => [`[aria-labelledby="convert-heading"] ${selector}`];

/** In the order to follow them. Spec §9 Guides */
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
      { id: 'conversionPair', path: '/conversion', targets: inConversion('fieldset') },
      {
        id: 'conversionAmount',
        path: '/conversion',
        targets: inConversion('input[inputmode="decimal"]'),
      },
      {
        id: 'conversionSpeed',
        path: '/conversion',
        targets: inConversion('fieldset:has(input[type="radio"])'),
      },
      { id: 'conversionQuote', path: '/conversion', targets: inConversion('form section') },
      { id: 'conversionRates', path: '/conversion', targets: ['#rates'] },
      { id: 'conversionConfirm', path: '/conversion', targets: inConversion('button[type="submit"]') },
      { id: 'conversionHistory', path: '/conversion', targets: ['#history'] },
    ],
  },
  {
    id: 'staking',
    minutes: 4,
    steps: [
      { id: 'stakingStart', targets: entryOf('/auth') },
      { id: 'stakingVerify', path: '/auth', targets: ['#verification'] },
      { id: 'stakingGrades', path: '/auth', targets: ['#grades article', '#grades'] },
      { id: 'stakingToken', path: '/conversion', targets: inConversion('fieldset') },
      { id: 'stakingProgress', path: '/auth', targets: ['#grades section'] },
      { id: 'stakingAchievements', path: '/auth', targets: ['#achievements'] },
    ],
  },
  {
    id: 'referral',
    minutes: 2,
    steps: [
      { id: 'referralStart', targets: entryOf('/referral') },
      { id: 'referralCode', path: '/referral', targets: ['#my-code'] },
      { id: 'referralShare', path: '/referral', targets: ['[data-guide="share"]', '#my-code'] },
      { id: 'referralRewards', path: '/referral', targets: ['#results'] },
    ],
  },
];

/** The guide of an id that came from outside; undefined when there is none of that name. */
export function guideNamed(id: string | null): Guide | undefined {
  return guides.find((guide) => guide.id === id);
}
