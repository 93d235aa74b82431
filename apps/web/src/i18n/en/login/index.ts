import type { NamespaceLoginTranslation } from '../../i18n-types';

/** Strings for the login screen, and strings shared with sign-up (spec §2 /login, §8). */
const login: NamespaceLoginTranslation = {
  help: 'Log in with your email and password, and we’ll take you right back. You can try three times in 5 minutes.',
  heading: 'Good to see you again',
  lead: 'Log in with your email and password.',
  neededTitle: {
    invest: 'Log in to invest',
    convert: 'Log in to convert tokens',
    conversions: 'Log in to see your conversions',
    order: 'Log in to order',
    wallet: 'Log in to connect a wallet',
  },
  neededText: 'You need to log in to access this page. Move to the login page?',
  goToLogin: 'Go to login',
  neededForPlace: 'Log in to open this page: {place}.',
  neededForPage: 'Log in to continue. We’ll take you right back.',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on.',
  submit: 'Log in',
  welcome: 'Welcome, {name}.',
  waitFor: 'You can try again in {time}.',
  waitIsOver: 'You can log in again now.',
  noAccount: 'Not a member yet?',
  toSignup: 'Sign up',
  forgotten: 'Forgot your password? We can help you reset it.',
  toHelp: 'Contact support',
  pitchTitle: 'Places you want to stay become assets',
  pitchAssets: 'Invest small amounts in reviewed resorts and real estate.',
  pitchYield: 'See the expected APY and risk before you invest.',
  pitchSpend: 'Spend the tokens you earn on travel and shopping.',
};

export default login;
