import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Fonts used by the documents. Pretendard's own subsets cover all other characters (src/fonts.ts). */
export type Fonts = {
  /** CSS rules for every document. A browser fetches only the fonts for the characters that it renders. */
  rules: string;
  /** URL of the subset that every page uses. */
  latin: string;
  /** URL of the Hangul subset that every Korean document uses. */
  korean: string;
  /** File contents by path in the build folder. */
  files: ReadonlyMap<string, Uint8Array>;
};

/** Keeps the weights of packages/ui/src/scales.ts, kerning and tabular figures. */
const OPTIONS = {
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  keepFeatures: ['kern', 'tnum', 'lnum'],
  noHinting: true,
  targetFormat: 'woff2',
} as const;

/** Hangul that `Intl` uses in dates and amounts. */
const INTL_HANGUL = '오전오후년월일화수목금토요일시분초만억조천원개주';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index));

const HANGUL = /[가-힣]/u;

const APP_TEXTS = 'src/i18n/{ko,en}/**/*.ts';
/** Files with the sandbox's data for public pages, which resembles the data of a host's server. */
const DATA_TEXTS = '../sandbox/seed/{assets,products}/*.yaml';
const OTHER_TEXTS = [
  '../sandbox/{seed/*.yaml,texts/*.json,src/core/text/*.ts}',
  '../../openapi/examples/*.yaml',
];

/**
 * Subsets Pretendard into Latin, the documents' Hangul, the Hangul of the server's data, and the Hangul of all other
 * texts.
 *
 * @param root the app's folder
 * @param texts the Korean text of all documents, before and after their data has loaded
 */
export async function makeFonts(
  root: string,
  { documents, loaded }: Record<'documents' | 'loaded', string>,
): Promise<Fonts> {
  const read = async (pattern: string | string[]): Promise<string> => {
    const files = globSync(pattern, { cwd: root });
    return (await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')))).join('');
  };
  const [appTexts, dataTexts, otherTexts] = await Promise.all([
    read(APP_TEXTS),
    read(DATA_TEXTS),
    read(OTHER_TEXTS),
  ]);
  const latin = new Set([...appTexts, ...ASCII, ...'\u00a0₩€±•−—“”']);
  for (const character of latin) if (HANGUL.test(character) || character < ' ') latin.delete(character);
  const subsetHangul = (texts: Iterable<string>, ...known: ReadonlySet<string>[]) =>
    new Set([...texts].filter((text) => HANGUL.test(text) && !known.some((subset) => subset.has(text))));
  const first = subsetHangul(documents + INTL_HANGUL);
  const data = subsetHangul(loaded + dataTexts, first);
  const others = subsetHangul(appTexts + otherTexts, first, data);
  const folder = path.dirname(createRequire(import.meta.url).resolve('pretendard/package.json'));
  const font = await readFile(path.join(folder, 'dist/web/variable/woff2/PretendardVariable.woff2'));
  const files = new Map<string, Uint8Array>();
  const rules: string[] = [];
  const subset = async (name: string, characters: ReadonlySet<string>): Promise<string> => {
    const sorted = [...characters].toSorted();
    const content = await subsetFont(font, sorted.join(''), OPTIONS);
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    const file = `assets/${name}-${hash}.woff2`;
    files.set(file, content);
    rules.push(
      `@font-face{font-family:"GLI Sans";font-weight:400 700;font-display:swap;` +
        `src:url(/${file});unicode-range:${toRange(sorted)}}`,
    );
    return `/${file}`;
  };
  const addresses = { latin: await subset('latin', latin), korean: await subset('first', first) };
  await subset('data', data);
  await subset('others', others);
  return { ...addresses, rules: rules.join(''), files };
}

/** Returns the characters as a CSS `unicode-range`. */
const toRange = (characters: readonly string[]): string =>
  characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join();
