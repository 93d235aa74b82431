import { arc, type PieArcDatum, pie } from 'd3-shape';

type DonutShape = { outerRadius: number; innerRadius: number; gapPx: number };

type DonutArc = {
  /** Which of the values it is the arc of. */
  index: number;
  /** SVG path data, around the origin, clockwise from the top. */
  path: string;
};

/**
 * Arcs of a donut, one for each value above zero, in their order. Values that are no amount (negative, NaN) count as
 * zero; when nothing is left there are no arcs.
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
  return layout(parts).map((slice) => ({ index: slice.data.index, path: draw(slice) ?? '' }));
}
