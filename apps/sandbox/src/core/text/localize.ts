import { type Dictionary, en } from './en/index.ts';
import { ko } from './ko/index.ts';
import type { Language, Text } from './text.ts';

export type { Dictionary };

const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { ko, en };

/** Writes a text in one language. */
export type WriteText = (texts: Dictionary, language: Language) => string;

/** Writes a text in both languages: `localize((texts) => texts.orders.notPayable)`. */
export const localize = (write: WriteText): Text => ({
  ko: write(DICTIONARIES.ko, 'ko'),
  en: write(DICTIONARIES.en, 'en'),
});

/** A text with a title, as in notifications and tasks. */
export type Titled<Words> = { readonly title: Words; readonly text: Words };

/** Creates a title and a text in both languages. */
export const localizeTitled = (
  write: (texts: Dictionary, language: Language) => Titled<string>,
): Titled<Text> => ({
  title: localize((texts, language) => write(texts, language).title),
  text: localize((texts, language) => write(texts, language).text),
});
