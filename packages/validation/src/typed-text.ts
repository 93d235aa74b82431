const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/**
 * Compatibility letters of Hangul (ㅋ) and numbers such as `²` and `½` keep their form: normalized, the first would be
 * drawn apart, and `5²` would become 52.
 */
const NORMALIZED = /[^\u3131-\u318e\p{No}]+/gu;
const DIGIT = /(?![0-9])\p{Nd}/gu;
/** Variation selectors without an emoji before them. After a digit, they belong to a keycap only. */
const LOOSE_SELECTOR = /(?<!\p{Emoji})[\ufe0e\ufe0f]|(?<=[0-9#*])[\ufe0e\ufe0f](?!\u20e3)/gu;
/** Joiners without emoji or letters to join. */
const LOOSE_JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\p{scx=Arab}]|\ufe0f|(?!\p{Script=Inherited})\p{M})[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{Extended_Pictographic}])/gu;
/**
 * Characters that nobody sees: controls, direction marks, fillers, half surrogate pairs, and all other characters
 * without a glyph.
 */
const INVISIBLE =
  /(?!\n|\t|\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;
const PLAIN = /^[\n\t\x20-\x7e]*$/;
const VISIBLE = /[^\p{M}\p{Z}\p{C}]/u;

/**
 * Normalizes typed or pasted text: one form for each letter (NFKC), ASCII digits in place of the digits of other
 * scripts, LF line breaks, and no invisible characters. Forms, the server and searches apply it before any other rule.
 * Don't use it for passwords.
 */
export function normalizeText(text: string): string {
  if (PLAIN.test(text)) return text;
  return (
    text
      .replace(LINE_BREAK, '\n')
      .replace(NORMALIZED, (part) => part.normalize('NFKC'))
      .replace(INVISIBLE, '')
      .replace(DIGIT, toAsciiDigit)
      .replace(LOOSE_SELECTOR, '')
      .replace(LOOSE_JOINER, '')
      // Removing a character may have brought a letter and its accent together.
      .normalize('NFC')
  );
}

/** Returns the value of a decimal digit. Unicode has the digits of a script in blocks of ten, some side by side. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** True if a text has no character that a person sees. */
export const isBlank = (text: string): boolean => !VISIBLE.test(normalizeText(text));

/** Cleans a text of one or more lines, such as a message: normalized and trimmed. */
export const cleanText = (text: string): string => (isBlank(text) ? '' : normalizeText(text).trim());

/** Cleans a text of one line, such as a name or a search: single spaces instead of line breaks and tabs. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** Cleans an email address, also of a pasted `mailto:` link. */
export const cleanEmail = (text: string): string => cleanText(text).replace(/^mailto:(?=[^:\s]*@)/i, '');

/**
 * Cleans a phone number: `-` for dots, slashes and all dashes, and no `tel:`. Other characters stay, so that `checkPhone`
 * rejects them. Leaving them out would make another number.
 */
export const cleanPhone = (text: string): string =>
  cleanLine(text)
    .replace(/^tel:(?=[+(\d])/i, '')
    .replace(/[./\p{Pd}\u2212\u30fb\u00b7]/gu, '-');

/**
 * Cleans a code of digits, which may have spaces or hyphens between them. Finds the code in a pasted message if the
 * message contains exactly one. Other text stays, so that a rule can reject it.
 */
export function cleanDigitCode(text: string, digits: number): string {
  const plain = cleanText(text);
  const compact = plain.replace(/[\s\p{Pd}]/gu, '');
  if (/^\d+$/.test(compact)) return compact;
  const [code, second] = plain.match(new RegExp(`(?<!\\d)\\d{${digits}}(?!\\d)`, 'g')) ?? [];
  return code !== undefined && second === undefined ? code : plain;
}
