import subsetFont from 'subset-font';

// Until Pretendard is there, text is drawn with a font of the machine, scaled by groups of characters so that it takes
// the same room: nothing moves when Pretendard comes. Advances are in em, measured in the fonts themselves: of the
// average character of a group over all words of the app, and of figures of one width.

type Advances = { space: number; figure: number; capital: number; mark: number; other: number };

const GROUPS: Record<keyof Advances, string> = {
  other: 'U+0-1F,U+21-2B,U+2D,U+2F,U+3B-40,U+5B-9F,U+A1-B6,U+B8-FF,U+2010-2027',
  mark: 'U+2C,U+2E,U+3A,U+B7',
  capital: 'U+41-5A',
  figure: 'U+30-39',
  space: 'U+20,U+A0',
};

const PRETENDARD = {
  400: { space: 0.251, figure: 0.6143, capital: 0.635, mark: 0.2549, other: 0.4891 },
  600: { space: 0.2378, figure: 0.6411, capital: 0.6536, mark: 0.2737, other: 0.5104 },
} satisfies Record<number, Advances>;

/** Two weights share a face: each costs the browser a search among the machine's fonts before the first paint. */
const WEIGHTS: Record<keyof typeof PRETENDARD, string> = { 400: '400 500', 600: '600 700' };

/** Of Pretendard; the same in every weight. */
const ASCENT = 0.9521;
const DESCENT = 0.2412;
const SYLLABLE = 0.8643;

/** One font that a machine may have: by which names, with what advances, for which weight of Pretendard. */
type LatinFont = { names: readonly string[]; weight: keyof typeof PRETENDARD; advances: Advances };

const LATIN: Record<string, readonly LatinFont[]> = {
  // Windows, macOS, iOS, and Linux under the name of its equal.
  'GLI Arial': [
    {
      names: ['Arial', 'Liberation Sans'],
      weight: 400,
      advances: { space: 0.2778, figure: 0.5562, capital: 0.6687, mark: 0.2778, other: 0.4771 },
    },
    {
      names: ['Arial Bold', 'Liberation Sans Bold'],
      weight: 600,
      advances: { space: 0.2778, figure: 0.5562, capital: 0.6772, mark: 0.2916, other: 0.5205 },
    },
  ],
  // Android, ChromeOS.
  'GLI Roboto': [
    {
      names: ['Roboto', 'Roboto Regular'],
      weight: 400,
      advances: { space: 0.248, figure: 0.562, capital: 0.6268, mark: 0.241, other: 0.4851 },
    },
    {
      names: ['Roboto Bold', 'Roboto'],
      weight: 600,
      advances: { space: 0.2485, figure: 0.5737, capital: 0.6361, mark: 0.2799, other: 0.4921 },
    },
  ],
};

/** Every syllable of these is as wide in every weight. */
const HANGUL = [
  {
    family: 'GLI Noto',
    advance: 0.92,
    regular: ['Noto Sans CJK KR', 'Noto Sans KR'],
    bold: ['Noto Sans CJK KR Bold', 'Noto Sans KR Bold'],
  },
  {
    family: 'GLI Nanum',
    advance: 0.94,
    regular: ['NanumGothic'],
    bold: ['NanumGothicBold'],
  },
];
const HANGUL_RANGE = 'U+1100-11FF,U+3130-318F,U+AC00-D7A3';

/**
 * The rules of the families that src/design/scales.ts lists after Pretendard's.
 *
 * @param pretendard whose mark for a missing glyph is as wide as a syllable
 */
export async function fallbackFaces(pretendard: Uint8Array): Promise<string[]> {
  const latin = Object.entries(LATIN).flatMap(([family, fonts]) =>
    fonts.flatMap(({ names, weight, advances }) =>
      (['other', 'mark', 'capital', 'figure', 'space'] as const).map((group) =>
        face(
          family,
          WEIGHTS[weight],
          localFonts(names),
          PRETENDARD[weight][group] / advances[group],
          GROUPS[group],
        ),
      ),
    ),
  );
  const hangul = HANGUL.flatMap(({ family, advance, regular, bold }) => {
    const scale = SYLLABLE / advance;
    return [
      face(family, WEIGHTS[400], localFonts(regular), scale, HANGUL_RANGE),
      face(family, WEIGHTS[600], localFonts(bold), scale, HANGUL_RANGE),
    ];
  });
  return [...latin, ...hangul, await missingGlyphFace(pretendard)];
}

/**
 * A font with nothing but a full stop: browsers refuse one without any glyph. Where a machine has no Hangul at all, they
 * draw the mark for a missing glyph of the first font that was to have it. It is in the document because after the first
 * frame it is too late, and it is so small that a request would cost more.
 */
async function missingGlyphFace(pretendard: Uint8Array): Promise<string> {
  const font = await subsetFont(pretendard, '.', {
    targetFormat: 'woff2',
    variationAxes: { wght: 400 },
    keepFeatures: [],
    // A browser needs none of them to draw a glyph.
    dropTables: ['GDEF', 'GPOS', 'GSUB', 'STAT'],
  });
  return face(
    'GLI Missing',
    '400 700',
    `url(data:font/woff2;base64,${font.toString('base64')})`,
    1,
    HANGUL_RANGE,
  );
}

const localFonts = (names: readonly string[]): string => names.map((name) => `local("${name}")`).join();

function face(family: string, weight: string, source: string, scale: number, range: string): string {
  const percent = (ratio: number) => `${+(ratio * 100).toFixed(1)}%`;
  return (
    `@font-face{font-family:"${family}";font-weight:${weight};src:${source};size-adjust:${percent(scale)};` +
    `ascent-override:${percent(ASCENT / scale)};descent-override:${percent(DESCENT / scale)};line-gap-override:0%;` +
    `unicode-range:${range}}`
  );
}
