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
  perYear: 'a year',
  krwApprox: 'about {amount}',
  opensInNewTab: 'opens in a new tab',
  notFoundTitle: 'Page not found',
  notFoundText: 'The address has changed or the page is gone.',
  goHome: 'Go home',
  crashTitle: 'This page could not be shown',
  crashText: 'Please try again shortly. Nothing that you entered was sent.',
  loadFailedTitle: 'This page could not be loaded',
  newVersionText: 'There may be a new version, or the connection was lost. Reload to go on.',
  loadFailedText: 'Check your internet connection and try again.',
  reload: 'Reload',
};

export default common;
