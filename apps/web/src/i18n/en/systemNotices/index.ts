import type { NamespaceSystemNoticesTranslation } from '../../i18n-types';

const en_systemNotices = {
  offlineTitle: 'You’re offline.',
  offlineText: 'Showing saved content. Prices and availability may have changed.',
  updateTitle: 'A new version is ready.',
  updateText: 'Reload to use it. Finish what you are writing first.',
  updateNow: 'Reload',
  updateLater: 'Later',
} satisfies NamespaceSystemNoticesTranslation;

export default en_systemNotices;
