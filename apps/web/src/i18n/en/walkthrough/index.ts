import type { NamespaceWalkthroughTranslation } from '../../i18n-types';

/** Step-by-step guides, in the help panel, the help center and over the pages they lead to (spec §4 Help guide, §9). */
const walkthrough: NamespaceWalkthroughTranslation = {
  duration: '{steps} steps · about {minutes} min',
  start: 'Start',
  stepOf: 'Step {step} of {steps}',
  skip: 'Skip',
  previous: 'Previous',
  next: 'Next',
  loginAndNext: 'Log in and go on',
  finish: 'Finish',
  hours: 'Support hours',
  hoursValue: 'Weekdays {from} to {to}',
  answer: 'Average answer time',
  answerValue: 'About {minutes} min',
  names: {
    wallet: {
      title: 'Connect your wallet',
      text: 'Connect a browser wallet to your GLI account and verify it.',
    },
    conversion: { title: 'Convert tokens', text: 'Check the type and the rate, and convert your tokens.' },
    staking: { title: 'Stake tokens', text: 'Stake tokens and reach a higher member grade.' },
    referral: { title: 'Invite friends', text: 'Share your referral code and follow your rewards.' },
  },
  steps: {
    walletAccount: {
      title: 'Log in first',
      text: 'Connecting a wallet needs a GLI account. If you are logged in already, just go on.',
    },
    walletButton: {
      title: 'Press the wallet button',
      text: 'It shows the wallets in this browser. If there is none, it leads you to the official site of one.',
    },
    walletApprove: {
      title: 'Approve the connection in your wallet',
      text: 'When the wallet opens, check the address of this site and approve. Nothing is read from it before.',
    },
    walletAuthenticate: {
      title: 'Finish the GLI platform authentication',
      text: 'Press the same button again, choose ‘GLI platform authentication’ and sign the message. It costs nothing.',
    },
    walletBalances: {
      title: 'See your balances',
      text: 'In the open left menu, your balances of GLIB, GLID, GLIL and USDT stand at its end.',
    },
    conversionPair: {
      title: 'Choose the tokens',
      text: 'Choose what you give and what you receive. GLIB to GLIL goes one way only.',
    },
    conversionAmount: {
      title: 'Enter the amount',
      text: 'The least and the most stand below the field. Up to 8 decimals are possible.',
    },
    conversionSpeed: {
      title: 'Choose the type',
      text: 'Standard, instant and economy differ in their fee and in how long they take.',
    },
    conversionQuote: {
      title: 'Check the quote',
      text: 'It shows the rate, the fee and what you receive. Without a log-in you see an estimate.',
    },
    conversionRates: {
      title: 'Look at the course of the rate',
      text: 'Change the period to see how the rate has moved lately.',
    },
    conversionConfirm: {
      title: 'Check everything and confirm',
      text: 'Read the warnings in the confirmation: a conversion cannot be undone. The guide sends nothing.',
    },
    conversionHistory: {
      title: 'See your conversions',
      text: 'Finished conversions are listed here. Open one to see its details.',
    },
    stakingStart: {
      title: 'Begin in the authentication center',
      text: 'Staking belongs to your member grade. The next steps are for members who are logged in.',
    },
    stakingVerify: {
      title: 'Verify who you are',
      text: 'A higher grade needs the steps that are left here. They go one after the other.',
    },
    stakingGrades: {
      title: 'Compare the grades',
      text: 'From Writer up, staking is needed. See the balance, the stake and the benefits of each grade.',
    },
    stakingToken: {
      title: 'Get the token you need',
      text: 'If you hold too little of the token to stake, convert some first.',
    },
    stakingProgress: {
      title: 'See how far you are',
      text: 'Your grade, what you have staked and what the next grade still needs.',
    },
    stakingAchievements: {
      title: 'Collect your achievements',
      text: 'The first stake brings a bonus of 100 GLIB, 30 days of staking add 2% to your APY.',
    },
    referralStart: {
      title: 'Go to Referral',
      text: 'Invitations and rewards are found in the left menu. The next steps are for members who are logged in.',
    },
    referralCode: {
      title: 'Make your referral code',
      text: 'Every member has one code. If you have none yet, make it here.',
    },
    referralShare: {
      title: 'Share your link',
      text: 'Name a campaign and choose the medium: you get a link and a QR code of your own.',
    },
    referralRewards: {
      title: 'Follow your rewards',
      text: 'Who accepted your invitation, what is on its way and what you received so far.',
    },
  },
};

export default walkthrough;
