import type { NamespaceLoginTranslation } from '../../i18n-types';

/** Log-in screen, and what sign-up shares with it (spec §2 /login, §8 log-in). */
const login: NamespaceLoginTranslation = {
  heading: 'Good to see you again',
  lead: 'Log in with your e-mail and password.',
  neededForPage: 'That page needs a log-in. Once you are in, you go straight to it.',
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on.',
  submit: 'Log in',
  welcome: 'Welcome, {name}.',
  tooManyAttempts: 'Too many log-in attempts.',
  waitFor: 'You can try again in {time}.',
  waitIsOver: 'You can log in again now.',
  offline: 'You are not connected to the internet. What you entered stays here.',
  fieldsToCheck: '{count} {{entry needs|entries need}} another look.',
  noAccount: 'Not a member yet?',
  toSignup: 'Sign up',
  forgotten: 'Trouble logging in?',
  toHelp: 'Contact support',
  pitchTitle: 'Places you want to stay become assets',
  pitchAssets: 'Invest small amounts in vetted resorts and real estate.',
  pitchYield: 'See expected yield and risk in figures before you invest.',
  pitchSpend: 'Spend the tokens you receive on travel and shopping.',
};

export default login;
