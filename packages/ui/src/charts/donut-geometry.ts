import { arc, type PieArcDatum, pie } from 'd3-shape';

type DonutShape = { outerRadius: number; innerRadius: number; gapPx: number };

type DonutArc = {
  /** Index of the value. */
  index: number;
  /** SVG path data, centered at the origin, clockwise from the top. */
  path: string;
  /** Label position, outside the ring and clear of its neighbors. */
  mark: { x: number; y: number };
};

/** Distance of labels from the ring and min distance between labels, in units of the radius. */
const MARK = { distance: 14, width: 15 };

/**
 * Returns the arcs of a donut, one per value above zero, in order. Negative values and NaN count as zero.
 */
export function donutArcs(
  values: readonly number[],
  { outerRadius, innerRadius, gapPx }: DonutShape,
): DonutArc[] {
  const parts = values.map((value, index) => ({ value, index })).filter(({ value }) => value > 0);
  const layout = pie<(typeof parts)[number]>()
    .value((part) => part.value)
    .sort(null)
    .padAngle(gapPx / outerRadius);
  const draw = arc<PieArcDatum<(typeof parts)[number]>>()
    .innerRadius(innerRadius)
    .outerRadius(outerRadius)
    .padRadius(outerRadius)
    .cornerRadius(2);
  const radius = outerRadius + MARK.distance;
  let angle = Number.NEGATIVE_INFINITY;
  return layout(parts).map((slice) => {
    angle = Math.max((slice.startAngle + slice.endAngle) / 2, angle + MARK.width / radius);
    return {
      index: slice.data.index,
      path: draw(slice) ?? '',
      mark: { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius },
    };
  });
}
