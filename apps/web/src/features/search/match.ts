const FIRST_SYLLABLE = 0xac00;
/** Syllables that start with one consonant, and those with one consonant and one vowel. */
const SYLLABLES_OF_INITIAL = 588;
const SYLLABLES_OF_VOWEL = 28;
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

const range = (from: number, count: number) =>
  `[${String.fromCharCode(from)}-${String.fromCharCode(from + count - 1)}]`;

/** A character of a search as a pattern: an initial consonant stands for its syllables, an open syllable for its closed ones. */
function patternOf(character: string): string {
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
 * How well a text meets a search, which has every word of the search in any order: 3 when its title starts with it, 2
 * when a word of the title does, 1 when it is elsewhere, 0 when a word is missing. Korean is found by the initial
 * consonants of its syllables, and while a syllable is still being typed.
 *
 * @param more what else the text is found by
 */
export function matchOf(search: string, title: string, more = ''): 0 | 1 | 2 | 3 {
  const words = search.normalize('NFC').trim().split(/\s+/).filter(Boolean);
  const patterns = words.map((word) => [...word].map(patternOf).join(''));
  const has = (pattern: string, text: string) => new RegExp(pattern, 'iu').test(text);
  if (!patterns.every((pattern) => has(pattern, `${title} ${more}`))) return 0;
  if (has(`^${patterns.join('\\s+')}`, title)) return 3;
  return patterns.every((pattern) => has(`(?:^|[\\s·(])${pattern}`, title)) ? 2 : 1;
}

/** Those that meet the search, the best first; equal ones stay in their order. */
export function bestOf<Item>(items: readonly Item[], scoreOf: (item: Item) => number): Item[] {
  return items
    .map((item) => ({ item, score: scoreOf(item) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

/** What the server is asked for: consonants that are no syllable yet are in none of its texts. Empty when nothing is left. */
export const serverSearchOf = (search: string, maximum: number): string =>
  search
    .normalize('NFC')
    .replace(/[ㄱ-ㅣ]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maximum)
    .trim();
