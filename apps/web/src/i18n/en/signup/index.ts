import type { NamespaceSignupTranslation } from '../../i18n-types';

/** Strings for the sign-up screen (spec §2 /signup, §5, §8 register). */
const signup: NamespaceSignupTranslation = {
  help: 'Create a new account. Choose a password of at least 8 characters, without repeating one character or starting with a common word.',
  heading: 'Create your account',
  lead: 'One account for investing, converting and shopping.',
  name: 'Name',
  passwordAgain: 'Confirm password',
  passwordsDiffer: 'The passwords don’t match.',
  passwordRules: 'Password requirements',
  ruleLength: '{minimum} to {maximum} characters',
  ruleSafe: 'Not one repeated character, and doesn’t start with 12345678, password or admin',
  ruleMet: 'met',
  ruleBroken: 'not met',
  haveReferralCode: 'Have a referral code?',
  referralCode: 'Referral code',
  invited: 'We’ve filled in the code from your link.',
  acceptAll: 'I agree to all, including the optional one.',
  acceptTerms: 'I accept the terms of use. (required)',
  acceptPrivacy: 'I consent to the use of my data. (required)',
  acceptRisk: 'I have read the risk disclosure. (required)',
  consentNeeded: 'Required. Please agree to continue.',
  read: 'Read: {document}',
  readShort: 'Read',
  acceptMarketing: 'Send me offers and news. (optional)',
  marketingHint: 'You can change this in your profile at any time.',
  submit: 'Sign up',
  welcome: 'Welcome to GLI, {name}.',
  referralFailed: 'Your account is ready, but we couldn’t apply the referral code',
  hasAccount: 'Already a member?',
  toLogin: 'Log in',
};

export default signup;
