import { KOREA_TIME_ZONE } from '@gli/validation';
import { max, range } from 'd3-array';

export type DateMark = {
  /** Index of the labeled point. */
  index: number;
  /** Day or month, without the year. */
  label: string;
  /** Year on the first mark and where a year begins, otherwise null. */
  year: string | null;
  /** Plot widths that show the mark. Narrow plots show fewer marks. */
  shown: 'always' | 'narrow' | 'wide';
};

/** Min plot widths: `narrow` on a 320 px screen, `wide` at `WIDE` in time-chart.styles.ts minus the axis. */
const PLOT_PX = { narrow: 210, wide: 400 };

/** Parses a time. A month becomes its 15th day, which is in that month in every time zone. */
export const parseTime = (at: string): Date => new Date(at.length === 7 ? `${at}-15` : at);

/** Returns as many evenly spaced dates as fit below a plot. */
export function dateMarks(
  times: readonly string[],
  interval: 'day' | 'month',
  locale: string,
): readonly DateMark[] {
  const format = new Intl.DateTimeFormat(locale, {
    month: 'short',
    ...(interval === 'day' ? { day: 'numeric' } : {}),
    timeZone: KOREA_TIME_ZONE,
  });
  const yearFormat = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: KOREA_TIME_ZONE });
  const labels = times.map((at) => format.format(parseTime(at)));
  const widestPx = max(labels, estimateWidthPx) ?? 1;
  const indexes = {
    narrow: evenIndexes(times.length, Math.floor(PLOT_PX.narrow / widestPx)),
    wide: evenIndexes(times.length, Math.floor(PLOT_PX.wide / widestPx)),
  };
  const listYears = (shown: readonly number[]) => {
    const years = shown.map((index) => yearFormat.format(parseTime(times[index] ?? '')));
    return years.map((year, place) => (year === years[place - 1] ? null : year));
  };
  const years = { narrow: listYears(indexes.narrow), wide: listYears(indexes.wide) };
  const marks = (['narrow', 'wide'] as const).flatMap((shown) =>
    indexes[shown].map((index, place) => ({
      index,
      label: labels[index] ?? '',
      year: years[shown][place] ?? null,
      shown,
    })),
  );
  // Merges marks that both widths share.
  return marks.flatMap((mark): DateMark[] => {
    const twin = marks.find(
      (other) => other.shown !== mark.shown && other.index === mark.index && other.year === mark.year,
    );
    if (!twin) return [mark];
    return mark.shown === 'narrow' ? [{ ...mark, shown: 'always' }] : [];
  });
}

/** Estimates the width of a 12 px label and the gap to the next one. Korean letters are wide. */
function estimateWidthPx(label: string): number {
  const GAP_PX = 12;
  return [...label].reduce((width, letter) => width + (letter > '\u1100' ? 11 : 6.5), GAP_PX);
}

/**
 * Returns evenly spaced indexes: both ends and some in between if they are nearly even, otherwise every nth index up to
 * the last.
 * @param max max number of indexes; at least three
 */
export function evenIndexes(count: number, max: number): readonly number[] {
  if (count <= Math.max(max, 3)) return range(count);
  for (let gaps = Math.max(max, 3) - 1; gaps > 1; gaps--) {
    const gap = (count - 1) / gaps;
    if (Math.ceil(gap) / Math.floor(gap) <= 1.25) {
      return range(gaps + 1).map((place) => Math.round(place * gap));
    }
  }
  const step = Math.ceil(count / Math.max(max, 3));
  return range(count - 1, -1, -step).reverse();
}
