import type { Translation } from '../i18n-types';

/** Strings for the floating theme switcher (spec §2 Floating theme switcher, §4 Theme). */
const theme: Translation['theme'] = {
  open: 'Change theme (current: {name})',
  menu: 'Theme',
  names: { default: 'Default', luxury: 'Luxury', minimal: 'Minimal' },
};

export default theme;
