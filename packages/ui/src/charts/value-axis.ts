import { extent, nice, ticks } from 'd3-array';

export type ValueAxis = {
  /** Ends of the axis, which are its first and last ticks. */
  from: number;
  to: number;
  /** Three or four round, evenly spaced values, or only 0 if every value is 0. */
  ticks: readonly number[];
};

type ValueAxisOptions = {
  /** True for bars, whose length shows the value. */
  fromZero: boolean;
  /** True for counts, which need ticks at whole numbers only. */
  whole?: boolean | undefined;
};

/**
 * Min height of an axis that does not start at zero, as a share of its middle value. A rate change of 3% then spans
 * at most a third of the axis.
 */
const LEAST_SPAN_SHARE = 0.1;

/** Returns an axis that covers the values. */
export function valueAxis(values: readonly number[], { fromZero, whole }: ValueAxisOptions): ValueAxis {
  const [min = 0, max = 0] = extent(fromZero ? [...values, 0] : values);
  if (min === 0 && max === 0) return { from: 0, to: 1, ticks: [0] };
  const center = (min + max) / 2;
  const half = fromZero ? 0 : Math.max((max - min) / 2, (Math.abs(center) * LEAST_SPAN_SHARE) / 2);
  const low = fromZero ? min : center - half;
  const high = fromZero ? Math.max(max, whole ? 2 : max) : center + half;
  for (let count = 4; ; count--) {
    const [from, to] = nice(low, high, count);
    const marks = ticks(from, to, count);
    const fits = marks.length <= 4 && marks[0] === from && marks.at(-1) === to;
    if (fits || count === 1) return { from, to, ticks: marks };
  }
}

/** Returns a value's position on its axis, in percent from the top. */
export const toTopPercent = (value: number, { from, to }: ValueAxis): number =>
  100 - ((value - from) / (to - from)) * 100;
