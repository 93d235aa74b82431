import { cutText } from '@gli/ui';
import { cleanLine, normalizeText } from '@gli/validation';

const FIRST_SYLLABLE = 0xac00;
/** Number of syllables per initial consonant, and per initial consonant and vowel. */
const SYLLABLES_OF_INITIAL = 588;
const SYLLABLES_OF_VOWEL = 28;
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

const range = (from: number, count: number) =>
  `[${String.fromCharCode(from)}-${String.fromCharCode(from + count - 1)}]`;

/**
 * Returns a pattern for a character. An initial consonant matches all syllables that start with it, and a
 * syllable without a final consonant matches the same syllable with any final consonant.
 */
function toPattern(character: string): string {
  const initial = INITIALS.indexOf(character);
  if (initial >= 0) {
    return `(?:${character}|${range(FIRST_SYLLABLE + initial * SYLLABLES_OF_INITIAL, SYLLABLES_OF_INITIAL)})`;
  }
  const syllable = character.charCodeAt(0) - FIRST_SYLLABLE;
  const isOpen = syllable >= 0 && syllable < 11_172 && syllable % SYLLABLES_OF_VOWEL === 0;
  return isOpen
    ? range(FIRST_SYLLABLE + syllable, SYLLABLES_OF_VOWEL)
    : character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

/**
 * Scores how well a title matches a search, whose words may be in any order: 3 if the title starts with the
 * search, 2 if a word of the title does, 1 if the search matches elsewhere, 0 if a word is missing. Korean text
 * also matches by its initial consonants and while a syllable is being typed.
 *
 * @param more additional search terms for the title
 */
export function rateMatch(search: string, title: string, more = ''): 0 | 1 | 2 | 3 {
  const words = cleanLine(search).split(' ').filter(Boolean);
  const patterns = words.map((word) => [...word].map(toPattern).join(''));
  const has = (pattern: string, text: string) => new RegExp(pattern, 'iu').test(text);
  if (!patterns.every((pattern) => has(pattern, `${title} ${more}`))) return 0;
  if (has(`^${patterns.join('\\s+')}`, title)) return 3;
  return patterns.every((pattern) => has(`(?:^|[\\s·(])${pattern}`, title)) ? 2 : 1;
}

/** Returns the matches, best first. Ties keep their order. */
export function selectBest<Item>(items: readonly Item[], getScore: (item: Item) => number): Item[] {
  return items
    .map((item) => ({ item, score: getScore(item) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

/**
 * Returns the search text for the server, without incomplete syllables (single consonants), which never occur
 * in text. The result may be empty.
 */
export const toServerSearch = (search: string, maximum: number): string =>
  cutText(cleanLine(normalizeText(search).replace(/[ㄱ-ㅣ]/g, '')), maximum);
