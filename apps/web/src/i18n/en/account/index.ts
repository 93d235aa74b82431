import type { NamespaceAccountTranslation } from '../../i18n-types';

/** My Page: subscription, password, deletion of the account (spec §5 Password, §7 User). */
const account: NamespaceAccountTranslation = {
  subscriptionTitle: 'My subscription',
  plan: 'Plan',
  planSince: 'Since {day}',
  plans: { free: 'Free', plus: 'Plus', premium: 'Premium', other: 'Unknown plan' },
  planTexts: {
    free: 'News and the monthly newsletter.',
    plus: 'Adds the reports on single assets and alerts within the hour.',
    premium: 'Adds reports on your own portfolio and recordings of the investors’ briefings.',
  },
  planNote: 'A change is in force at once, and nothing is billed.',
  mails: 'News by e-mail',
  newsletter: 'Monthly newsletter',
  weeklyReport: 'Weekly report on assets',
  weeklyReportNeeds: 'Sent from the grade on that has weekly reports among its benefits.',
  newAssetAlerts: 'Alerts on new assets',
  saveSubscription: 'Save subscription',
  nothingChanged: 'Nothing has changed.',
  subscriptionSaved: 'Your subscription was changed',

  accountTitle: 'Security and account',
  passwordTitle: 'Change password',
  passwordLead: 'A new password logs you out on all other devices.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: '{minimum} to {maximum} characters that are hard to guess.',
  newPasswordAgain: 'New password again',
  passwordsDiffer: 'The new passwords differ.',
  passwordIsTheSame: 'Choose another password than the current one.',
  changePassword: 'Change password',
  passwordChanged: 'Your password was changed',
  otherDevicesEnded: 'Logged out on {count} other {{device|devices}}.',

  deleteTitle: 'Delete account',
  deleteLead:
    'You are logged out on all devices at once, and your personal data are erased for good {days} days later.',
  deleteButton: 'Delete my account',
  deleteQuestion: 'Delete your account?',
  deleteText: 'Please read this before you go on.',
  deletePoints: {
    grace: 'Log in within {days} days to call the deletion off; everything will be as it was.',
    assets: 'Settle your tokens and investments before the day of deletion.',
    orders: 'Look after open orders, bookings and rewards that were not paid yet.',
    signedOut: 'You will be logged out on all devices now.',
  },
  holdings: 'Value of your tokens now',
  deleteConsent: 'I have understood all of this and agree to the deletion of my account.',
  deleteConsentNeeded: 'Please agree to go on.',
  deleteConfirm: 'Delete account',
  deletedTitle: 'The deletion is scheduled',
  deletesAt: 'Will be deleted on',
  endedSessions: 'Logged out on',
  devices: '{count} {{device|devices}}',
  deletedDone: 'Understood, leave',
};

export default account;
