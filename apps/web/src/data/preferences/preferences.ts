import { type ColorMode, THEME_NAMES, type ThemeName } from '@gli/ui';
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import { isLocale, type Locales } from '@/i18n';
import { parseSideMenus, type SideMenuPreferences } from './side-menu-preferences.ts';

/** Local storage keys (decision 9). */
const keys = { locale: 'locale', colorMode: 'color-mode', theme: 'theme', sideMenus: 'side-menus' };

/** A concept theme in the switcher. Its display name is in the dictionaries. Spec §3 Theme */
export type ConceptTheme = { name: ThemeName; status: 'available' | 'coming-soon' };

/** Concept themes. Luxury is planned and cannot be selected. Spec §4 Theme */
export const conceptThemes: readonly ConceptTheme[] = THEME_NAMES.map((name) => ({
  name,
  status: name === 'luxury' ? 'coming-soon' : 'available',
}));

export type SelectableTheme = Exclude<ThemeName, 'luxury'>;

/** True if a name, from storage or a click, is a selectable theme. */
export function isSelectable(name: string): name is SelectableTheme {
  return conceptThemes.some((theme) => theme.name === name && theme.status === 'available');
}

/**
 * The member's choices in this browser. Default: the browser's settings. Spec §3 Theme, Locale, Side menu preferences;
 * §4 Theme, Locale, Sidebars
 */
export type Preferences = {
  locale: Locales;
  colorMode: ColorMode;
  theme: SelectableTheme;
  sideMenus: SideMenuPreferences;
};

/** Sources of the preferences. They are parameters, so that tests need no browser. */
export type PreferenceSources = {
  storage: Pick<Storage, 'getItem'>;
  languages: readonly string[];
  prefersDark: boolean;
};

/**
 * Returns the stored choices, or else the browser's settings. Invalid values are ignored. The default language
 * is Korean.
 */
export function readPreferences({ storage, languages, prefersDark }: PreferenceSources): Preferences {
  const locale = storage.getItem(keys.locale);
  const colorMode = storage.getItem(keys.colorMode);
  const theme = storage.getItem(keys.theme);
  return {
    locale: locale !== null && isLocale(locale) ? locale : browserLocale(languages),
    colorMode: colorMode === 'light' || colorMode === 'dark' ? colorMode : prefersDark ? 'dark' : 'light',
    theme: theme !== null && isSelectable(theme) ? theme : 'default',
    sideMenus: parseSideMenus(storage.getItem(keys.sideMenus)),
  };
}

function browserLocale(languages: readonly string[]): Locales {
  const found = languages.map((language) => language.split('-')[0] ?? '').find(isLocale);
  return found ?? 'ko';
}

/** Creates observable preferences. The setters also store the choices. `storage` must never throw. */
export function createPreferences(initial: Preferences, storage: Pick<Storage, 'setItem'>) {
  const state = proxy(initial);
  return {
    state,
    setLocale(locale: Locales) {
      state.locale = locale;
      storage.setItem(keys.locale, locale);
    },
    setColorMode(colorMode: ColorMode) {
      state.colorMode = colorMode;
      storage.setItem(keys.colorMode, colorMode);
    },
    setTheme(theme: SelectableTheme) {
      state.theme = theme;
      storage.setItem(keys.theme, theme);
    },
    setSideMenus(change: Partial<SideMenuPreferences>) {
      state.sideMenus = { ...state.sideMenus, ...change };
      storage.setItem(keys.sideMenus, JSON.stringify(state.sideMenus));
    },
    /**
     * Applies the language, theme and color mode that another tab has set or reset.
     * @param key storage key that changed, or null if the storage was cleared
     */
    followStored(key: string | null, sources: PreferenceSources) {
      const { locale, theme, colorMode } = readPreferences(sources);
      if (key === null || key === keys.locale) state.locale = locale;
      if (key === null || key === keys.theme) state.theme = theme;
      if (key === null || key === keys.colorMode) state.colorMode = colorMode;
    },
    /** Applies the system's color mode unless the member has chosen one. */
    followSystem(colorMode: ColorMode, stored: Pick<Storage, 'getItem'>) {
      if (stored.getItem(keys.colorMode) === null) state.colorMode = colorMode;
    },
  };
}

export type PreferenceStore = ReturnType<typeof createPreferences>;

/** Returns the preferences. Re-renders when a preference that the component uses changes. */
export function usePreferences(store: PreferenceStore): Readonly<Preferences> {
  return useSnapshot(store.state);
}
