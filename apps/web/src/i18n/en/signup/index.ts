import type { NamespaceSignupTranslation } from '../../i18n-types';

/** Sign-up screen (spec §2 /signup, §5, §8 register). */
const signup: NamespaceSignupTranslation = {
  heading: 'Create your account',
  lead: 'An e-mail address is all you need to invest, convert and shop with one account.',
  name: 'Name',
  passwordAgain: 'Repeat password',
  passwordsDiffer: 'The passwords are not the same.',
  passwordRules: 'What a password needs',
  ruleLength: '{minimum} to {maximum} characters',
  ruleSafe: 'Not one repeated character, not beginning with 12345678, password or admin',
  ruleMet: 'met',
  ruleBroken: 'not met',
  referralCode: 'Referral code',
  optional: 'optional',
  invited: 'The code of your invitation link is filled in.',
  acceptTerms: 'I accept the terms of use and the privacy policy. (required)',
  termsNeeded: 'Please accept the terms of use and the privacy policy.',
  readTerms: 'Read the full text',
  acceptMarketing: 'Send me offers and news. (optional)',
  marketingHint: 'You can withdraw this in your profile at any time.',
  submit: 'Sign up',
  welcome: 'Welcome to GLI, {name}.',
  referralFailed: 'Your account is ready, but the referral code could not be applied',
  hasAccount: 'Already a member?',
  toLogin: 'Log in',
  termsTitle: 'Terms of use and privacy policy',
  agree: 'Accept and close',
  termsOfUse: {
    title: 'Terms of use',
    service: 'The service',
    serviceText:
      'The GLI platform offers investment in tokenised real-world assets, token conversion, a token shopping mall, identity verification and a referral program. It runs on a test network (Devnet) at present; tokens used here have no real value.',
    account: 'Your account',
    accountText:
      'Open the account in your own name. Your password and your wallet’s private key are yours alone: GLI never asks for a private key or recovery phrase. If you see a sign-in that is not yours, you can log out all devices on My Page.',
    risk: 'Investment risk',
    riskText:
      'Yields shown are expectations; neither principal nor yield is guaranteed. Read each asset’s risk level and prospectus and decide for yourself.',
    finality: 'Finality',
    finalityText:
      'Confirmed investments and conversions cannot be reversed; converting GLIB to GLIL goes one way only. Amounts and fees are shown before you confirm.',
    ending: 'Leaving',
    endingText:
      'You can ask for your account to be deleted at any time. Logging in during the grace period calls the deletion off; after it the account is deleted.',
  },
  privacy: {
    title: 'Privacy policy',
    collected: 'What we collect',
    collectedText:
      'At sign-up: your name, e-mail address and password, which is stored only in a form that cannot be turned back. Phone number, wallet address and identity documents only when you use what needs them.',
    purpose: 'What for',
    purposeText:
      'For log-in and security, carrying out transactions, identity verification and support, and nothing else. We do not sell it.',
    visible: 'What other members see',
    visibleText: 'Other members see your name only partly masked.',
    rights: 'Your rights',
    rightsText:
      'You can see and correct your data at any time, withdraw your consent to advertising, and leave.',
  },
};

export default signup;
