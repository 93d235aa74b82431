import type { NamespaceWalkthroughTranslation } from '../../i18n-types';

/**
 * Strings for the step-by-step guides, used in the help panel, the help center and above pages (spec §4 Help guide,
 * §9).
 */
const walkthrough: NamespaceWalkthroughTranslation = {
  duration: '{steps} {{step|steps}} · about {minutes} min',
  stepPosition: 'Step {step} of {steps}',
  skip: 'Skip',
  previous: 'Previous',
  next: 'Next',
  loginAndNext: 'Log in and continue',
  finish: 'Finish',
  hours: 'Email support hours',
  hoursValue: 'Weekdays {from} to {to}',
  names: {
    wallet: {
      title: 'Connect your wallet',
      text: 'Connect a browser wallet to your GLI account and verify it.',
    },
    conversion: { title: 'Convert tokens', text: 'Check the type and the rate, and convert your tokens.' },
    staking: {
      title: 'Staking and grades',
      text: 'See how staking and member grades work. Staking isn’t available in the app yet.',
    },
    referral: { title: 'Invite friends', text: 'Share your referral code and follow your rewards.' },
  },
  steps: {
    walletAccount: {
      title: 'Log in first',
      text: 'You need a GLI account to connect a wallet. If you’re already logged in, just continue.',
    },
    walletButton: {
      title: 'Press the wallet button',
      text: 'It shows the wallets in this browser. If you have none, it takes you to an official wallet site.',
    },
    walletApprove: {
      title: 'Approve the connection in your wallet',
      text: 'When the wallet opens, check this site’s address and approve. We read nothing from it before that.',
    },
    walletAuthenticate: {
      title: 'Finish the GLI platform authentication',
      text: 'Press the same button again, choose ‘GLI platform authentication’ and sign the message. It costs nothing.',
    },
    walletBalances: {
      title: 'See your balances',
      text: 'Open the left menu: your balances of GLIB, GLID, GLIL and USDT appear at the bottom.',
    },
    conversionPair: {
      title: 'Choose the tokens',
      text: 'Choose what you pay and what you get. GLIB to GLIL goes one way only.',
    },
    conversionAmount: {
      title: 'Enter the amount',
      text: 'The minimum and maximum are shown below the field. Up to 8 decimals.',
    },
    conversionSpeed: {
      title: 'Choose the type',
      text: 'Standard, instant and economy differ in fee and time.',
    },
    conversionQuote: {
      title: 'Check the quote',
      text: 'It shows the rate, the fee and what you get. If you’re not logged in, you see an estimate.',
    },
    conversionRates: {
      title: 'See how the rate has moved',
      text: 'Change the period to compare recent rates.',
    },
    conversionConfirm: {
      title: 'Check everything and confirm',
      text: 'Read the warnings before you confirm: you can’t undo a conversion. This guide sends nothing.',
    },
    conversionHistory: {
      title: 'See your conversions',
      text: 'Finished conversions are listed here. Open one to see its details.',
    },
    stakingStart: {
      title: 'Start in the auth center',
      text: 'Your member grade depends on staking. You need to log in for the next steps.',
    },
    stakingVerify: {
      title: 'Verification is separate',
      text: 'Verification doesn’t affect your grade. You can complete its steps here at any time.',
    },
    stakingGrades: {
      title: 'Compare the grades',
      text: 'Writer and above require staking. See the balance, stake and benefits of each grade.',
    },
    stakingToken: {
      title: 'Get the token you need',
      text: 'Each grade has a minimum GLIB balance. If you hold too little, convert some here.',
    },
    stakingProgress: {
      title: 'Check your grade',
      text: 'See your grade and what it gives you. Staking isn’t available in the app yet.',
    },
    stakingAchievements: {
      title: 'See the achievements',
      text: 'The bonuses for staking (100 GLIB, +2% APY) aren’t available yet. 10 conversions already halve your fee.',
    },
    referralStart: {
      title: 'Go to Referral',
      text: 'You’ll find invitations and rewards in the left menu. You need to log in for the next steps.',
    },
    referralCode: {
      title: 'Create your referral code',
      text: 'Every member has one code. If you don’t have one yet, create it here.',
    },
    referralShare: {
      title: 'Share your link',
      text: 'Name a campaign and choose a medium to get your own link and QR code.',
    },
    referralRewards: {
      title: 'Follow your rewards',
      text: 'See who accepted your invitation, which rewards are pending and what you’ve received so far.',
    },
  },
};

export default walkthrough;
