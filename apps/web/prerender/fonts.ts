import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fallbackFaces } from './fallback-fonts.ts';

/** The fonts of a build. */
export type Fonts = {
  /** The addresses of the files that a page needs first: in every language, and in Korean. */
  first: readonly [string, string];
  /** Rules for every document: a browser fetches what the page's characters need as it draws them. */
  rules: string;
  /**
   * By path below the build's folder; the one script lists the characters of `rules`' fonts, the one stylesheet has the rules for
   * all of Pretendard (src/design/other-fonts.ts).
   */
  files: ReadonlyMap<string, Uint8Array | string>;
};

/** The weights of src/design/scales.ts. */
const WEIGHTS = { min: 400, max: 700, default: 400 };

/** What the design uses of the font's features: kerning, and figures of one width. */
const FEATURES = ['kern', 'tnum', 'lnum'];

/** `Intl` writes these, and the language switch its own name: English pages need no Hangul besides. */
const LANGUAGE_NAME = [...'국어한'];
const ALWAYS_SHOWN = `${String.fromCodePoint(...codePoints(0x20, 0x7e))}\u00a0₩€±•−—“”${LANGUAGE_NAME.join('')}`;
const INTL_HANGUL = '오전오후년월일화수목금토요일시분초만억조천원개주';

/** The advance of every syllable in Pretendard, of 2048 units to the em. */
const SYLLABLE_UNITS = 1770;

const SYLLABLE = /[가-힣]/u;

/** What src/design/other-fonts.ts looks for: letters with marks, and Hangul. */
const WATCHED = /[À-ɏ가-힣]/u;

const packageFolder = path.dirname(createRequire(import.meta.url).resolve('pretendard/package.json'));
const variableFonts = path.join(packageFolder, 'dist/web/variable');

/** Of every second Korean member: without these, a name alone would need the file for data. */
const SURNAMES = '김이박최정강조윤장임한오서신권황안송류홍';

type Texts = {
  /** The text of the pages that a visitor sees first. */
  firstPages: string;
  /** Files with the words of members' pages, below the app's folder. */
  memberWords: readonly string[];
};

/**
 * Pretendard in five files: Latin, the Hangul of the first pages, of members' pages, of all other words, and the Hangul
 * that data uses as far as the contract's examples and the sandbox know it. All of Pretendard, in many small files, is
 * for what else data says.
 *
 * @param root the app's folder
 */
export async function makeFonts(root: string, { firstPages, memberWords }: Texts): Promise<Fonts> {
  const members = await textOf(root, ...memberWords);
  const words = await textOf(root, 'src/i18n/{ko,en}/**/*.ts');
  const data = await textOf(root, '../../openapi/examples/*.yaml', '../sandbox/src/areas/**/*.ts');
  const hangul = new Set(
    [...(firstPages + INTL_HANGUL + words + SURNAMES + data)].filter((char) => SYLLABLE.test(char)),
  );
  const latin = new Set([...ALWAYS_SHOWN, ...words].filter((char) => !hangul.has(char) && char >= ' '));
  for (const char of LANGUAGE_NAME) {
    latin.add(char);
    hangul.delete(char);
  }
  const known = [...latin, ...hangul].filter((char) => WATCHED.test(char)).join('');
  const take = (text: string) => {
    const taken = [...hangul].filter((char) => text.includes(char)).toSorted();
    for (const char of taken) hangul.delete(char);
    return taken;
  };
  const source = await readFile(path.join(variableFonts, 'woff2/PretendardVariable.woff2'));
  const used = await subsetFont(source, [...latin, ...hangul].join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
    noHinting: true,
  });
  resizeMissingGlyph(used);
  const files = new Map<string, Uint8Array | string>();
  const file = async (name: string, characters: readonly string[]) =>
    add(files, name, await subsetFont(used, characters.join(''), { targetFormat: 'woff2' }));
  const face = (address: string, range: string) =>
    `@font-face{font-family:"GLI Sans";font-weight:400 700;font-display:swap;src:url(${address});unicode-range:${range}}`;
  const faceOf = async (name: string, characters: readonly string[]) =>
    face(await file(name, characters), rangeOf(characters));
  const first = [
    await file('latin.woff2', [...latin].toSorted()),
    await file('first.woff2', take(firstPages + INTL_HANGUL)),
  ] as const;
  const rules = [
    // Of two files for a character, browsers take the later one. What a file lacks they look for in the next font: the two
    // that every page needs have wide ranges, which are fewer bytes.
    face(first[1], 'U+ac00-d7a3'),
    face(first[0], `U+20-33ff,${rangeOf(LANGUAGE_NAME)}`),
    await faceOf('members.woff2', take(members + SURNAMES)),
    await faceOf('words.woff2', take(words)),
    await faceOf('data.woff2', take(data)),
    ...(await fallbackFaces(used)),
  ];
  add(files, 'characters.js', `export default ${JSON.stringify(known)}`);
  await addAllOfPretendard(files);
  return { first, rules: rules.join(''), files };
}

async function textOf(root: string, ...patterns: string[]): Promise<string> {
  const paths = patterns.flatMap((pattern) => globSync(pattern, { cwd: root }));
  const texts = await Promise.all(paths.map((file) => readFile(path.join(root, file), 'utf8')));
  return texts.join('');
}

/** Makes the mark for a missing glyph, the first in the font, as wide as a syllable: see prerender/fallback-fonts.ts. */
function resizeMissingGlyph(font: Buffer): void {
  const [header, entry, offset] = [12, 16, 8];
  const tables = font.readUInt16BE(4);
  for (let at = header; at < header + tables * entry; at += entry) {
    if (font.toString('latin1', at, at + 4) !== 'hmtx') continue;
    font.writeUInt16BE(SYLLABLE_UNITS, font.readUInt32BE(at + offset));
  }
}

/** The address of a new file, whose name has the hash of its content. */
function add(files: Map<string, Uint8Array | string>, name: string, content: Uint8Array | string): string {
  const { name: stem, ext } = path.parse(name);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const file = `assets/${stem}-${hash}${ext}`;
  files.set(file, content);
  return `/${file}`;
}

async function addAllOfPretendard(files: Map<string, Uint8Array | string>): Promise<void> {
  const rules = await readFile(path.join(variableFonts, 'pretendardvariable-dynamic-subset.css'), 'utf8');
  const addresses = new Map<string, string>();
  for (const [, file = ''] of rules.matchAll(/url\(\.\/([^)]+)\)/g)) {
    addresses.set(file, add(files, path.basename(file), await readFile(path.join(variableFonts, file))));
  }
  const minified = rules
    .replace(/url\(\.\/([^)]+)\)/g, (_, file: string) => `url(${addresses.get(file)})`)
    .replace(/\/\* \[\d+\] \*\/|[\t\n]/g, '');
  add(files, 'pretendard.css', minified);
}

function codePoints(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** The characters, in order, as a CSS `unicode-range`. */
function rangeOf(characters: readonly string[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    const last = ranges.at(-1);
    if (last?.to === code - 1) last.to = code;
    else ranges.push({ from: code, to: code });
  }
  const hex = (code: number) => code.toString(16);
  return ranges
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(',');
}
