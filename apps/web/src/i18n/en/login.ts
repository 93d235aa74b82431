import type { Translation } from '../i18n-types';

/** Log-in screen (spec §2 /login, §8 log-in). */
const login: Translation['login'] = {
  title: 'Log in',
  heading: 'Good to see you again',
  lead: 'Log in with your e-mail and password.',
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Log in',
  welcome: 'Welcome, {name}.',
};

export default login;
