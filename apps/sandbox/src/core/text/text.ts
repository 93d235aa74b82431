import Negotiator from 'negotiator';

/** A text in both languages. */
export type Text = { readonly ko: string; readonly en: string };

/** A text with a title, as in notifications and tasks. */
export type TitledText = { readonly title: Text; readonly text: Text };

export type Language = keyof Text;

/** Uses the same text in both languages, for texts that clients match (Spec §8). */
export const sameInBoth = (text: string): Text => ({ ko: text, en: text });

/** Joins texts to one in both languages. */
export const joinTexts = (texts: readonly Text[], separator: string): Text => ({
  ko: texts.map(({ ko }) => ko).join(separator),
  en: texts.map(({ en }) => en).join(separator),
});

/** Fills values into a text: `{name}` becomes the value of `name`, in the same language if it is a text. */
export const fillText = (text: Text, values: Readonly<Record<string, Text | string>>): Text => {
  const fill = (language: Language) =>
    text[language].replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name] ?? placeholder;
      return typeof value === 'string' ? value : value[language];
    });
  return { ko: fill('ko'), en: fill('en') };
};

/** Parses the response language from `Accept-Language`. Korean by default. Spec §9 Locales. */
export function parseLanguage(acceptLanguage: string | null): Language {
  const headers = { 'accept-language': (acceptLanguage ?? '').slice(0, 200) };
  return new Negotiator({ headers }).language(['ko', 'en']) === 'en' ? 'en' : 'ko';
}
