import { proxy, useSnapshot } from 'valtio';
import type { Locales } from '../i18n/i18n-types.ts';
import { isLocale } from '../i18n/i18n-util.ts';

export type ColorMode = 'light' | 'dark';

/** Keys of local storage (design reading 9). */
const localeKey = 'locale';
const colorModeKey = 'color-mode';

/** What a member chose for this browser, or what the browser says when nothing was chosen. Spec §4 Theme, Locale */
export type Preferences = { locale: Locales; colorMode: ColorMode };

/** What the preferences are read from; passed in, so that tests need no browser. */
export type PreferenceSources = {
  storage: Pick<Storage, 'getItem'>;
  languages: readonly string[];
  prefersDark: boolean;
};

/** Stored choice, else what the browser says; the language falls back to Korean. A broken value counts as none. */
export function readPreferences({ storage, languages, prefersDark }: PreferenceSources): Preferences {
  const locale = storage.getItem(localeKey);
  const colorMode = storage.getItem(colorModeKey);
  return {
    locale: locale !== null && isLocale(locale) ? locale : browserLocale(languages),
    colorMode: colorMode === 'light' || colorMode === 'dark' ? colorMode : prefersDark ? 'dark' : 'light',
  };
}

function browserLocale(languages: readonly string[]): Locales {
  const found = languages.map((language) => language.split('-')[0] ?? '').find(isLocale);
  return found ?? 'ko';
}

/** Makes the observable preferences; the setters remember the choice in a storage that never throws. */
export function createPreferences(initial: Preferences, storage: Pick<Storage, 'setItem'>) {
  const state = proxy(initial);
  return {
    state,
    setLocale(locale: Locales) {
      state.locale = locale;
      storage.setItem(localeKey, locale);
    },
    setColorMode(colorMode: ColorMode) {
      state.colorMode = colorMode;
      storage.setItem(colorModeKey, colorMode);
    },
    /** Follows the system while nothing was chosen by hand. */
    followSystem(colorMode: ColorMode, stored: Pick<Storage, 'getItem'>) {
      if (stored.getItem(colorModeKey) === null) state.colorMode = colorMode;
    },
  };
}

export type PreferenceStore = ReturnType<typeof createPreferences>;

/** The preferences; renders again when they change. */
export function usePreferences(store: PreferenceStore): Readonly<Preferences> {
  return useSnapshot(store.state);
}
