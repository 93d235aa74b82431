import type { NamespaceLegalTranslation } from '../../i18n-types';

/** Terms of use, privacy policy, risk disclosure and accessibility statement. All but the last are sample texts. */
const legal: NamespaceLegalTranslation = {
  help: {
    termsOfUse: 'The terms for members. Sample text, not legally binding.',
    privacy: 'What data we collect, why, and how we use it.',
    riskDisclosure: 'What you could lose when you invest. Read it before you invest.',
    accessibility: 'How we make GLI accessible, its known limitations, and how to report a problem.',
  },
  sample:
    'This is a sample text of the sandbox. It isn’t the agreement of a real service and has no legal effect.',
  effectiveFrom: 'Effective from {day}',
  contents: 'Contents',
  toHelp: 'Go to the help center',
  termsOfUse: {
    lead: 'The terms that apply when you use the GLI platform.',
    service: {
      title: 'The service',
      text: 'The GLI platform offers investment in tokenized real-world assets, token conversion, a token shop, identity verification and a referral program. It currently runs on a test network ({network}); tokens used here have no real value.',
    },
    membership: {
      title: 'Your account',
      text: 'Open the account in your own name. Your password and your wallet’s private key are yours alone: GLI never asks for a private key or recovery phrase. If you see a login that isn’t yours, you can log out all devices on My page.',
    },
    finality: {
      title: 'Finality',
      text: 'You can’t reverse confirmed investments or conversions. GLIB can be converted to GLIL, but not back. We show amounts and fees before you confirm.',
    },
    purchases: {
      title: 'Orders and cancellation',
      text: 'Before you pay for a stay, a restaurant or goods, you see the total and the cancellation terms. Your refund depends on the product’s cancellation deadlines; you can see it in your orders.',
    },
    conduct: {
      title: 'Fair use',
      text: 'Don’t use other people’s accounts or data, don’t open several accounts for referral rewards, and don’t disrupt the service. Accounts that do may be restricted.',
    },
    ending: {
      title: 'Deleting your account',
      text: 'You can ask to delete your account at any time. Logging in during the grace period cancels the deletion; after that, the account is deleted.',
    },
  },
  privacy: {
    lead: 'What data we use, and why.',
    collected: {
      title: 'What we collect',
      text: 'At sign-up: your name, email address and password, which is stored only as a one-way hash. We collect your phone number, wallet address and identity documents only when a feature needs them.',
    },
    purpose: {
      title: 'How we use it',
      text: 'For login and security, carrying out transactions, identity verification and support, and nothing else. We don’t sell it.',
    },
    device: {
      title: 'What stays on this device',
      text: 'Your login, language and display settings, cart, watchlist, recently viewed assets and products, recent searches and the notifications you have seen are stored in this browser. We don’t use advertising or tracking cookies.',
    },
    visible: { title: 'What other members see', text: 'Other members see your name only partly masked.' },
    retention: {
      title: 'How long we keep it',
      text: 'We keep your data as long as you have an account, and erase it after the grace period of a deletion. Data on the test server may be reset.',
    },
    rights: {
      title: 'Your rights',
      text: 'You can see and correct your data at any time, withdraw your consent to advertising, and delete your account.',
    },
  },
  risks: {
    lead: 'Please read this before you invest.',
    principal: {
      title: 'Loss of principal',
      text: 'If an asset loses value, you may lose part or all of what you invested. Neither principal nor yield is guaranteed, and no deposit protection applies.',
    },
    yields: {
      title: 'Expected yields',
      text: 'Yields shown are estimates. Payouts depend on an asset’s performance, and may be lower or not happen at all. Past performance doesn’t guarantee future results.',
    },
    liquidity: {
      title: 'Access to your money',
      text: 'Investments are locked for the term of the asset. You may not be able to sell or withdraw before it ends.',
    },
    prices: {
      title: 'Token prices',
      text: 'KRW amounts are approximations based on reference prices. Token prices and conversion rates can change.',
    },
    technology: {
      title: 'Technology and wallets',
      text: 'Nobody can restore a wallet whose private key is lost. Blockchain networks and software can be delayed or fail.',
    },
    judgement: {
      title: 'Your own judgment',
      text: 'Read each asset’s risk level and prospectus, and invest only what you can afford to lose. This page isn’t investment advice.',
    },
  },
  accessibility: {
    lead: 'What we do to make the platform accessible to everyone, and what’s still missing.',
    goal: {
      title: 'Our goal',
      text: 'We aim to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
    },
    done: {
      title: 'What works',
      text: 'Everything can be used by keyboard, and names and states are announced to screen readers. Contrast is checked in light and dark mode. Reduced motion is respected, and every chart has a table with the same values. The platform is available in Korean and English.',
    },
    tested: {
      title: 'How we check',
      text: 'Screens are checked in both languages and color modes with an automated tool (axe) and by keyboard walkthroughs. There has been no external audit yet.',
    },
    limits: {
      title: 'Known limits',
      text: 'We can’t change the windows of wallet apps or other sites. Face verification needs a camera or a photo. Not every screen reader has been tested.',
    },
    feedback: {
      title: 'Give feedback',
      text: 'If something blocks you, contact the help center. Tell us the page and what you were trying to do.',
    },
  },
};

export default legal;
