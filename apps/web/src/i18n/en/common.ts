import type { Translation } from '../i18n-types';

/** Words that more than one screen uses. */
const common: Translation['common'] = {
  platformName: 'GLI',
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading',
  previousPage: 'Previous',
  nextPage: 'Next',
  pageOf: 'Page {page} of {pages}',
  krwApprox: 'about {amount}',
  opensInNewTab: 'opens in a new tab',
  notFoundTitle: 'Page not found',
  notFoundText: 'The address has changed or the page is gone.',
  goHome: 'Go home',
  crashTitle: 'This page could not be shown',
  partFailedTitle: 'This part could not be shown',
  crashText: 'Please try again. If you had just submitted something, check its status first.',
  loadFailedTitle: 'This page could not be loaded',
  newVersionText: 'There may be a new version, or the connection was lost. Reload to continue.',
  loadFailedText: 'Check your internet connection and try again.',
  reload: 'Reload',
};

export default common;
