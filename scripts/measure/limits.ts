import type { MeasuredPage, PageKind } from './measured-pages.ts';
import type { PageFigures } from './page-load.ts';

type Figure = keyof PageFigures;
type Medians = Record<Figure, number>;

/** The most that a figure may be; `besides` also takes the static page's figures of the same run. */
type Limit = { figure: Figure; max: number } | { figure: Figure; besides: (staticPage: Medians) => number };

const SHIFT: Limit = { figure: 'layoutShift', max: 0.02 };
const SCRIPTS: Limit = { figure: 'firstScripts', max: 12 };
const FONTS: Limit = { figure: 'firstFontKb', max: 90 };

/** What a page of each kind must stay below, all at a processor slowed 4 × and on slow 4G. */
const LIMITS: Record<PageKind, readonly Limit[]> = {
  first: [
    { figure: 'layoutShift', max: 0.01 },
    { figure: 'blockedMs', besides: ({ blockedMs }) => blockedMs + 50 },
    { figure: 'largestPaintMs', besides: ({ largestPaintMs }) => largestPaintMs * 1.15 },
    SCRIPTS,
    { figure: 'firstScriptKb', max: 130 },
    FONTS,
  ],
  form: [
    SHIFT,
    { figure: 'largestPaintMs', max: 1_500 },
    SCRIPTS,
    { figure: 'firstScriptKb', max: 130 },
    FONTS,
  ],
  data: [
    SHIFT,
    { figure: 'largestPaintMs', max: 2_500 },
    SCRIPTS,
    { figure: 'firstScriptKb', max: 130 },
    FONTS,
  ],
  member: [
    SHIFT,
    { figure: 'largestPaintMs', max: 3_000 },
    SCRIPTS,
    { figure: 'firstScriptKb', max: 150 },
    FONTS,
  ],
};

/**
 * Limits that are not met yet, on these pages or on all but these: they are printed and do not fail the bench. Take a
 * page out once it meets its limit; the bench says so.
 */
const NOT_YET_MET: Partial<Record<Figure, { on: readonly string[] } | { exceptOn: readonly string[] }>> = {
  // A designed page beside one without a style: most is the machine's search for a font with Hangul.
  largestPaintMs: { on: ['/'] },
  firstScripts: { on: ['/token-test', '/styled-system'] },
  firstScriptKb: { on: ['/token-test', '/styled-system'] },
};

export type LimitResult = {
  figure: Figure;
  value: number;
  max: number;
  isMet: boolean;
  /** Among those that are not met yet. */
  isListed: boolean;
};

/** How the figures of a page stand to its limits. */
export function checkLimits(
  { path, kind }: MeasuredPage,
  figures: Medians,
  staticPage: Medians,
): LimitResult[] {
  return LIMITS[kind].map((limit) => {
    const { figure } = limit;
    const max = 'max' in limit ? limit.max : Math.round(limit.besides(staticPage));
    const listed = NOT_YET_MET[figure];
    const isListed = listed
      ? 'on' in listed
        ? listed.on.includes(path)
        : !listed.exceptOn.includes(path)
      : false;
    return { figure, value: figures[figure], max, isMet: figures[figure] <= max, isListed };
  });
}
