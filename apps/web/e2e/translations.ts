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

/**
 * Fills in a dictionary text, with one value for all placeholders or with values by name. The form of a word depends on
 * the value before it, as in `{count} {{step|steps}}`.
 */
export function filled(text: string, values: string | Readonly<Record<string, string>>): string {
  let last = '';
  return text.replace(
    /\{\{([^|}]*)\|([^}]*)\}\}|\{(\w+)[^}]*\}/g,
    (place, one: string | undefined, many: string, name: string) => {
      if (one !== undefined) return last === '1' ? one : many;
      last = typeof values === 'string' ? values : (values[name] ?? place);
      return last;
    },
  );
}

/** Returns a pattern that matches a dictionary text with any values. */
export function named(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$()[\]\\|]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{\{.*?\}\}|\{.*?\}/g, '.+')}$`);
}
