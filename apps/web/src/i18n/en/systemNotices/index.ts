import type { NamespaceSystemNoticesTranslation } from '../../i18n-types';

const en_systemNotices = {
  offlineTitle: 'You are not connected to the internet.',
  offlineText: 'Public pages show what was read last. Prices and what is left may have changed.',
  updateTitle: 'A new version is ready.',
  updateText: 'It takes effect when the page reloads. Finish what you are writing first.',
  updateNow: 'Reload',
  updateLater: 'Later',
} satisfies NamespaceSystemNoticesTranslation;

export default en_systemNotices;
