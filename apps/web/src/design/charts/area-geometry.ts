import { area, curveMonotoneX, line } from 'd3-shape';

export type AreaPoint = { x: number; y: number };

type AreaGeometry = {
  /** One for each value, in percent of width and height from the top left. */
  points: AreaPoint[];
  /** SVG path data in a box of 100 × 100. */
  line: string;
  area: string;
};

/** Positions of the values between the smallest (`fit`) or zero (`zero`) and the largest; a margin keeps the line whole. */
export function areaGeometry(values: readonly number[], baseline: 'zero' | 'fit' = 'fit'): AreaGeometry {
  const [top, bottom] = [6, 94];
  const least = Math.min(...values, ...(baseline === 'zero' ? [0] : []));
  const most = Math.max(...values);
  const y = (value: number) =>
    most === least ? 50 : bottom - ((value - least) / (most - least)) * (bottom - top);
  const points = values.map((value, index) => ({
    x: values.length === 1 ? 50 : (index / (values.length - 1)) * 100,
    y: y(value),
  }));
  // A single value is drawn as a level line: a point alone would not be visible.
  const [first] = points;
  const drawn =
    first && points.length === 1
      ? [
          { x: 0, y: first.y },
          { x: 100, y: first.y },
        ]
      : points;
  return {
    points,
    line:
      line<AreaPoint>(
        (point) => point.x,
        (point) => point.y,
      ).curve(curveMonotoneX)(drawn) ?? '',
    area:
      area<AreaPoint>(
        (point) => point.x,
        100,
        (point) => point.y,
      ).curve(curveMonotoneX)(drawn) ?? '',
  };
}
