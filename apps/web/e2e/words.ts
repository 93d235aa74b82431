import { loadAllLocales } from '../src/i18n/i18n-util.sync.ts';
import { loadedLocales } from '../src/i18n/i18n-util.ts';

loadAllLocales();

/** The words a member reads, by language and namespace, so that tests look for what the dictionaries say. */
export const words = loadedLocales;
export const locales = ['ko', 'en'] as const;

/** What the browser is set to for a language of the app. */
export const browserLocale = { ko: 'ko-KR', en: 'en-GB' } as const;
