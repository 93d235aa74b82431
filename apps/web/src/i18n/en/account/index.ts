import type { NamespaceAccountTranslation } from '../../i18n-types';

/** Strings for My Page: password, notifications, the member's data, account deletion (spec §5 Password, §7 User). */
const account: NamespaceAccountTranslation = {
  parts: { profile: 'Profile', security: 'Security', notifications: 'Notifications', account: 'Account' },

  passwordTitle: 'Change password',
  passwordLead: 'Changing your password logs you out on all other devices.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordAgain: 'Confirm new password',
  passwordsDiffer: 'The new passwords don’t match.',
  passwordIsTheSame: 'Choose a password different from the current one.',
  changePassword: 'Change password',
  passwordChanged: 'Password changed',
  otherDevicesEnded: 'Logged out on {count} other {{device|devices}}.',

  settingsLead: 'Changes are saved automatically.',
  settingSaved: 'Saved',
  language: 'Notification language',
  languages: { ko: '한국어', en: 'English' },
  ways: 'How to notify you',
  subjects: 'What to notify you about',
  notifications: {
    email: 'Email',
    sms: 'Text message',
    investments: 'Investments: payouts, funding results, asset changes',
    conversions: 'Conversions: completed and failed',
    orders: 'Orders: payments, bookings, deliveries',
    referrals: 'Referrals: invited friends and rewards',
  },
  smsNeedsPhone: 'Text messages are sent to a verified number only.',
  securityNote:
    'Security and terms notifications are always sent by email. Browser notifications aren’t available yet.',
  marketing: 'Send me news about benefits and events',
  marketingHint: 'I agree to advertising messages. You can withdraw this at any time.',
  mails: 'Email updates',
  newsletters: {
    newsletter: 'Monthly newsletter',
    weekly_report: 'Weekly report on assets',
    new_asset_alerts: 'New asset alerts',
  },
  weeklyReportNeeds: 'Available to members whose grade includes weekly reports.',

  exportTitle: 'Download your data',
  exportLead:
    'Saves your profile, identity verification, investments, transactions, conversions, orders and referrals as one JSON file. It contains no password or login token.',
  exportButton: 'Save as JSON',
  exportProgress: 'Collecting your data',
  exportCount: '{done} / {all}',
  exportName: 'GLI-my-data-{day}',
  exportSaved: 'Your data was saved as a JSON file',
  exportFailed: 'We couldn’t collect your data',

  deleteTitle: 'Delete account',
  deleteLead:
    'You’ll be logged out everywhere right away. Your personal data is permanently erased after {days} {{day|days}}.',
  deleteButton: 'Delete my account',
  deleteQuestion: 'Delete your account?',
  deleteText: 'Please read this before you continue.',
  deletePoints: {
    grace: 'Log in within {days} {{day|days}} to cancel. Everything will be restored.',
    assets:
      'After the deletion, you can’t use your tokens or get them back. Payouts and principal of running investments go to the closed account.',
    orders: 'Open orders and bookings aren’t canceled. Cancel them first if you need to.',
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
