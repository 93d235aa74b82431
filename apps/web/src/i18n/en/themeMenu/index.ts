import type { NamespaceThemeMenuTranslation } from '../../i18n-types';

/** The menu of the theme switcher, and what it opens (spec §2 Floating theme switcher). */
const themeMenu: NamespaceThemeMenuTranslation = {
  notes: { default: 'Sky blue and slate', luxury: 'Gold and navy', minimal: 'White and black' },
  comingSoon: 'Coming soon',
  plannedTitle: 'The luxury theme is being planned',
  plannedText: 'You can choose it once it is ready.',
};

export default themeMenu;
