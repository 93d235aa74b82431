import { loadAllLocales } from '../src/i18n/i18n-util.sync.ts';
import { loadedLocales } from '../src/i18n/i18n-util.ts';

loadAllLocales();

/** Dictionary texts by language and namespace. */
export const translations = loadedLocales;
export const locales = ['ko', 'en'] as const;

/** Browser locale for each language of the app. */
export const browserLocale = { ko: 'ko-KR', en: 'en-GB' } as const;

/** Each language runs in one color mode, so that axe checks both modes. */
export const colorScheme = { ko: 'light', en: 'dark' } as const;

/** Fills in a dictionary text, with one value for all placeholders or with values by name. */
export function filled(text: string, values: string | Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)[^}]*\}/g, (place, name) =>
    typeof values === 'string' ? values : (values[name] ?? place),
  );
}

/** Returns a pattern that matches a dictionary text with any values. */
export function named(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$()[\]\\|]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{\{.*?\}\}|\{.*?\}/g, '.+')}$`);
}
