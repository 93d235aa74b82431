/** A text in both languages of the platform. */
export type Text = { readonly ko: string; readonly en: string };

export type Language = keyof Text;

/** The same text in both languages, for texts that clients match (Spec §8). */
export const sameInBoth = (text: string): Text => ({ ko: text, en: text });

/**
 * The language of a response, from `Accept-Language`: `ko` or `en` by weight, Korean without either. Spec §9 Locales.
 */
export function languageOf(acceptLanguage: string | null): Language {
  let best: { language: Language; weight: number } | null = null;
  for (const range of (acceptLanguage ?? '').slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
    const language = tag.split('-')[0];
    if (language !== 'ko' && language !== 'en') continue;
    const quality = parameters
      .map((parameter) => parameter.trim())
      .find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language ?? 'ko';
}
