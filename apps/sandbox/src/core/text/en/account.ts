import { englishDay } from '../dates.ts';

/** Strings for accounts, logins, profiles and achievements. */
export const account = {
  signupFailed: 'Signup failed.',
  emailTaken: 'An account with this email already exists.',
  emailTakenAdvice: 'An account with this email already exists. Log in instead.',
  unsafePassword: 'This password is too easy to guess. Choose another one.',
  unchangedPassword: 'Choose a password that differs from the current one.',
  termsRequired: 'Accept the terms of use.',
  deletion: (day: string) =>
    `Your account will be deleted on ${englishDay(day)}. Log in before then to keep it. ` +
    'Your tokens and investments remain until that day. Please settle them before then.',
  tokenMissing: 'Send a refresh token, or a valid access token as the bearer token.',
  sessionExpired: 'Your session has expired. Log in again.',
  signInLines: 'The message must have the four lines that wallet authentication requires.',
  signInTime: "The time in the message differs from the server's by more than 5 minutes.",
  phoneVerified: 'This phone number is already verified.',
  codeWrong: 'The code is wrong or has expired.',

  devices: {
    ipad: 'iPad',
    iphone: 'iPhone',
    androidPhone: 'Android phone',
    androidTablet: 'Android tablet',
    macbook: 'MacBook',
    windows: 'Windows PC',
    linux: 'Linux PC',
    unknown: 'Unknown device',
  },

  newDevice: (device: string) => ({
    title: 'New login',
    text: `${device}. If this was not you, change your password and log out everywhere.`,
  }),
  passwordChanged: {
    title: 'Your password was changed',
    text: 'All other devices were logged out. If you did not change it, contact support.',
  },
  walletRegistered: (address: string) => ({
    title: 'A wallet was registered',
    text: `The wallet ${address} is now registered to your account.`,
  }),

  achievements: {
    first_stake: 'First stake',
    ten_conversions: '10 token conversions',
    thirty_days_staking: '30 days of unbroken staking',
    expert_grade: 'Expert grade reached',
  },
};
