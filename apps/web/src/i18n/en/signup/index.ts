import type { NamespaceSignupTranslation } from '../../i18n-types';

/** Sign-up screen (spec §2 /signup, §5, §8 register). */
const signup: NamespaceSignupTranslation = {
  heading: 'Create your account',
  lead: 'One account for investing, converting and shopping.',
  name: 'Name',
  passwordAgain: 'Confirm password',
  passwordsDiffer: 'The passwords don’t match.',
  passwordRules: 'Password requirements',
  ruleLength: '{minimum} to {maximum} characters',
  ruleSafe: 'Not a single repeated character or a common start (12345678, password, admin)',
  ruleMet: 'met',
  ruleBroken: 'not met',
  referralCode: 'Referral code',
  optional: 'optional',
  invited: 'The code of your invitation link is filled in.',
  acceptTerms: 'I accept the terms of use and the privacy policy. (required)',
  termsNeeded: 'Please accept the terms of use and the privacy policy.',
  readTerms: 'Read the full text',
  acceptMarketing: 'Send me offers and news. (optional)',
  marketingHint: 'You can change this in your profile at any time.',
  submit: 'Sign up',
  welcome: 'Welcome to GLI, {name}.',
  referralFailed: 'Your account is ready, but we couldn’t apply the referral code',
  hasAccount: 'Already a member?',
  toLogin: 'Log in',
  termsTitle: 'Terms of use and privacy policy',
  agree: 'Accept and close',
  termsOfUse: {
    title: 'Terms of use',
    service: 'The service',
    serviceText:
      'The GLI platform offers investment in tokenized real-world assets, token conversion, a token shop, identity verification and a referral program. It currently runs on a test network (Devnet); tokens used here have no real value.',
    account: 'Your account',
    accountText:
      'Open the account in your own name. Your password and your wallet’s private key are yours alone: GLI never asks for a private key or recovery phrase. If you see a login that isn’t yours, you can log out all devices on My Page.',
    risk: 'Investment risk',
    riskText:
      'Yields shown are expectations; neither principal nor yield is guaranteed. Read each asset’s risk level and prospectus and decide for yourself.',
    finality: 'Finality',
    finalityText:
      'You can’t reverse confirmed investments and conversions; converting GLIB to GLIL goes one way only. Amounts and fees are shown before you confirm.',
    ending: 'Deleting your account',
    endingText:
      'You can ask to delete your account at any time. Logging in during the grace period cancels the deletion; after that, the account is deleted.',
  },
  privacy: {
    title: 'Privacy policy',
    collected: 'What we collect',
    collectedText:
      'At sign-up: your name, email address and password, which is stored only as a one-way hash. Phone number, wallet address and identity documents only when you use what needs them.',
    purpose: 'What for',
    purposeText:
      'For login and security, carrying out transactions, identity verification and support, and nothing else. We do not sell it.',
    visible: 'What other members see',
    visibleText: 'Other members see your name only partly masked.',
    rights: 'Your rights',
    rightsText:
      'You can see and correct your data at any time, withdraw your consent to advertising, and delete your account.',
  },
};

export default signup;
