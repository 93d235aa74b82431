import type { Translation } from '../i18n-types';

/** Strings that are used by several screens. */
const common: Translation['common'] = {
  platformName: 'GLI',
  retry: 'Try again',
  cancel: 'Cancel',
  sendAgain: 'Send again (it runs once)',
  optional: 'optional',
  close: 'Close',
  offline: 'You’re offline. What you entered stays here.',
  fieldsToCheck: 'Please fix {count} {{field|fields}}.',
  loading: 'Loading',
  previousPage: 'Previous',
  nextPage: 'Next',
  pagePosition: 'Page {page} of {pages}',
  krwApprox: 'about {amount}',
  krwPerToken: '1 {token} is {amount}',
  opensInNewTab: 'opens in a new tab',
  showTable: 'View as table',
  copyHash: 'Copy transaction hash {hash}',
  hashCopied: 'Transaction hash copied',
  notFoundTitle: 'Page not found',
  notFoundText: 'The address may have changed, or the page no longer exists.',
  goHome: 'Go home',
  crashTitle: 'We couldn’t show this page',
  partFailedTitle: 'We couldn’t show this part',
  crashText: 'Please try again. If you had just submitted something, check its status first.',
  loadFailedTitle: 'We couldn’t load this page',
  newVersionText: 'There may be a new version, or the connection was lost. Reload to continue.',
  loadFailedText: 'Check your internet connection and try again.',
  needsConnectionTitle: 'This page needs a connection',
  needsConnectionText: 'It will load when you’re back online.',
  reload: 'Reload',
};

export default common;
