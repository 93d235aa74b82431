import en from '../src/i18n/en/index.ts';
import ko from '../src/i18n/ko/index.ts';

/** The words a member reads, by language, so that tests look for what the dictionaries say. */
export const words = { ko, en } as const;
export const locales = ['ko', 'en'] as const;

/** What the browser is set to for a language of the app. */
export const browserLocale = { ko: 'ko-KR', en: 'en-GB' } as const;
