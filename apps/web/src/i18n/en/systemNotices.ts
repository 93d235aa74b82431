import type { Translation } from '../i18n-types';

const en_systemNotices = {
  offlineTitle: 'You’re offline.',
  offlineText: 'Saved content may be out of date, including prices and availability.',
  updateTitle: 'A new version is ready.',
  updateText: 'Reload to use it. Finish what you are writing first.',
  updateNow: 'Reload',
  updateLater: 'Later',
  settingsInvalid:
    'The settings of this site are not valid (settings.json: {setting}), so it cannot start. Try again',
} satisfies Translation['systemNotices'];

export default en_systemNotices;
