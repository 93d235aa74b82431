import type { Translation } from '../i18n-types';

/** The floating theme switcher (spec §2 Floating theme switcher, §4 Theme). */
const theme: Translation['theme'] = {
  open: 'Change theme, now {name}',
  menu: 'Theme',
  names: { default: 'Default', luxury: 'Luxury', minimal: 'Minimal' },
  notes: { default: 'Sky blue and slate', luxury: 'Gold and navy', minimal: 'White and black' },
  comingSoon: 'Coming soon',
  plannedTitle: 'The luxury theme is being planned',
  plannedText: 'You can choose it once it is ready.',
};

export default theme;
