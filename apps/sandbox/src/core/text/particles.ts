import type { Token } from '@gli/sdk';

// True if a token's name ends in a consonant when read aloud: GLIL does (엘), but GLIB, GLID and USDT end in a vowel (비,
// 디, 티).
const endsInConsonant = (token: Token): boolean => token === 'GLIL';

/** Formats an amount as the subject of a Korean sentence: `516 GLIL이`, `500 GLIB가`. */
export const asSubject = (amount: string, token: Token): string =>
  `${amount} ${token}${endsInConsonant(token) ? '이' : '가'}`;

/** Formats an amount as the object of a Korean sentence: `516 GLIL을`, `500 GLIB를`. */
export const asObject = (amount: string, token: Token): string =>
  `${amount} ${token}${endsInConsonant(token) ? '을' : '를'}`;

/** Formats a token as the topic of a Korean sentence: `GLIL은`, `GLIB는`. */
export const asTopic = (token: Token): string => `${token}${endsInConsonant(token) ? '은' : '는'}`;
