import texts from '../../../texts/page.json' with { type: 'json' };
import type { Language } from '../../core/text/text.ts';

export type TextKey = keyof typeof texts;

const STORED = 'gli-sandbox-language';

let language: Language = (localStorage.getItem(STORED) ?? navigator.language).startsWith('ko') ? 'ko' : 'en';
document.documentElement.lang = language;

export const getLanguage = (): Language => language;

export function changeLanguage(): Language {
  language = language === 'ko' ? 'en' : 'ko';
  localStorage.setItem(STORED, language);
  document.documentElement.lang = language;
  return language;
}

/** Returns a text of the page in the user's language, with its values filled in. */
export const t = (key: TextKey, values: Readonly<Record<string, unknown>> = {}): string =>
  texts[key][language].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

export const formatTime = (at: string, options: Intl.DateTimeFormatOptions = {}): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'medium', hourCycle: 'h23', ...options }).format(
    new Date(at),
  );
