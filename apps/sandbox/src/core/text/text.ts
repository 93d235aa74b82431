import Negotiator from 'negotiator';

/** A text in both languages. */
export type Text = { readonly ko: string; readonly en: string };

export type Language = keyof Text;

/** Uses the same text in both languages, for texts that clients match (Spec §8). */
export const sameInBoth = (text: string): Text => ({ ko: text, en: text });

/** Parses the response language from `Accept-Language`. Korean by default. Spec §9 Locales. */
export function parseLanguage(acceptLanguage: string | null): Language {
  const headers = { 'accept-language': (acceptLanguage ?? '').slice(0, 200) };
  return new Negotiator({ headers }).language(['ko', 'en']) === 'en' ? 'en' : 'ko';
}
