import type { NamespaceAccountTranslation } from '../../i18n-types';

/** Strings for My Page: subscription, password, account deletion (spec §5 Password, §7 User). */
const account: NamespaceAccountTranslation = {
  subscriptionTitle: 'My subscription',
  plan: 'Plan',
  planSince: 'Since {day}',
  plans: { free: 'Free', plus: 'Plus', premium: 'Premium', other: 'Unknown plan' },
  planTexts: {
    free: 'Updates and the monthly newsletter.',
    plus: 'Adds individual asset reports and alerts within an hour.',
    premium: 'Adds reports on your own portfolio and recordings of investor briefings.',
  },
  planNote: 'Changes take effect immediately. You won’t be charged.',
  planPreference: 'Preference only: no reports, alerts or recordings are delivered on this test network.',
  mails: 'Email updates',
  newsletter: 'Monthly newsletter',
  weeklyReport: 'Weekly report on assets',
  weeklyReportNeeds: 'Available to members whose grade includes weekly reports.',
  newAssetAlerts: 'New asset alerts',
  saveSubscription: 'Save subscription',
  nothingChanged: 'No changes yet.',
  subscriptionSaved: 'Subscription saved',

  accountTitle: 'Security and account',
  passwordTitle: 'Change password',
  passwordLead: 'Changing your password logs you out on all other devices.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: '{minimum} to {maximum} characters that are hard to guess.',
  newPasswordAgain: 'Confirm new password',
  passwordsDiffer: 'The new passwords don’t match.',
  passwordIsTheSame: 'Choose a password different from the current one.',
  changePassword: 'Change password',
  passwordChanged: 'Password changed',
  otherDevicesEnded: 'Logged out on {count} other {{device|devices}}.',

  deleteTitle: 'Delete account',
  deleteLead:
    'You’ll be logged out everywhere right away. Your personal data is permanently erased after {days} {{day|days}}.',
  deleteButton: 'Delete my account',
  deleteQuestion: 'Delete your account?',
  deleteText: 'Please read this before you continue.',
  deletePoints: {
    grace: 'Log in within {days} {{day|days}} to cancel. Everything will be restored.',
    assets: 'Settle your tokens and investments before the deletion date.',
    orders: 'Check your open orders, bookings and unpaid rewards.',
    signedOut: 'You’ll be logged out on all devices now.',
  },
  holdings: 'Value of your tokens',
  deleteConsent: 'I understand all of this and agree to delete my account.',
  deleteConsentNeeded: 'Please agree to continue.',
  deleteConfirm: 'Delete account',
  deletedTitle: 'Deletion scheduled',
  deletesAt: 'Will be deleted on',
  endedSessions: 'Logged out on',
  devices: '{count} {{device|devices}}',
  deletedDone: 'Done',
};

export default account;
