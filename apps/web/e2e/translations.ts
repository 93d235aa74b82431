import { loadAllLocales } from '../src/i18n/i18n-util.sync.ts';
import { loadedLocales } from '../src/i18n/i18n-util.ts';

loadAllLocales();

/** The dictionaries' texts by language and namespace, for use in tests. */
export const translations = loadedLocales;
export const locales = ['ko', 'en'] as const;

/** Options of a journey whose texts do not matter: in its second language it only runs before a release. */
export const firstIn = (first: (typeof locales)[number], locale: (typeof locales)[number]) =>
  locale === first ? {} : { tag: '@second-language' };

/** Browser locale for each language of the app. */
export const browserLocale = { ko: 'ko-KR', en: 'en-GB' } as const;

/** Each language is walked through in one color mode, so that axe sees both modes. */
export const colorScheme = { ko: 'light', en: 'dark' } as const;

/** A dictionary's text with its values filled in: one for every place, or each by its name. */
export function filled(text: string, values: string | Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)[^}]*\}/g, (place, name) =>
    typeof values === 'string' ? values : (values[name] ?? place),
  );
}

/** Matches a dictionary's text whatever its values are. */
export function named(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$()[\]\\|]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{\{.*?\}\}|\{.*?\}/g, '.+')}$`);
}
