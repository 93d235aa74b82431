import type { Translation } from '../i18n-types';

const en_systemNotices = {
  offlineTitle: 'You’re offline.',
  offlineText: 'Saved content may be out of date, including prices and availability.',
  updateTitle: 'A new version is ready.',
  updateText: 'Reload to use it. Finish what you’re writing first.',
  updateNow: 'Reload',
  updateLater: 'Later',
  settingsInvalid:
    'This site’s settings aren’t valid (settings.json: {setting}), so it can’t start. Try again',
} satisfies Translation['systemNotices'];

export default en_systemNotices;
