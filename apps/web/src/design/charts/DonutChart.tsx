import { type ReactNode, useId, useState } from 'react';
import type { ChartTone } from './chart-tone.ts';
import * as Part from './donut.styles.ts';
import { donutArcs } from './donut-geometry.ts';

export type DonutSlice = {
  id: string;
  label: string;
  /** Size of the slice, for geometry only; what is read is `display`. */
  value: number;
  /** The share or amount as it is shown. */
  display: string;
  tone: ChartTone;
};

type DonutChartProps = {
  /** What the picture says, in a sentence, for those who do not see it. The caller shows the figures in a table. */
  label: string;
  slices: readonly DonutSlice[];
  /** The whole, in the middle. */
  centre?: { caption: ReactNode; figure: ReactNode } | undefined;
};

const RADIUS = 100;
const SHAPE = { outerRadius: RADIUS, innerRadius: 75, gapPx: 3 };

/** Shares of a whole as a ring, with its legend. Pointing at a share puts its figures in the middle. */
export function DonutChart({ label, slices, centre }: DonutChartProps) {
  const [pointedId, setPointedId] = useState<string | null>(null);
  const revealId = useId();
  const arcs = donutArcs(
    slices.map((slice) => slice.value),
    SHAPE,
  );
  const pointed = slices.find((slice) => slice.id === pointedId);
  const middle = pointed ? { caption: pointed.label, figure: pointed.display } : centre;
  const pointing = (id: string) => ({
    onPointerEnter: () => setPointedId(id),
    onPointerLeave: () => setPointedId(null),
    dimmed: pointed !== undefined && pointed.id !== id,
  });
  return (
    <Part.Root>
      <Part.Picture>
        <svg role="img" aria-label={label} viewBox={`${-RADIUS} ${-RADIUS} ${RADIUS * 2} ${RADIUS * 2}`}>
          <mask
            id={revealId}
            maskUnits="userSpaceOnUse"
            x={-RADIUS}
            y={-RADIUS}
            width={RADIUS * 2}
            height={RADIUS * 2}
          >
            <Part.Reveal r={RADIUS / 2} pathLength={1} strokeWidth={RADIUS} transform="rotate(-90)" />
          </mask>
          {arcs.length === 0 ? (
            <Part.Track
              r={(SHAPE.outerRadius + SHAPE.innerRadius) / 2}
              strokeWidth={SHAPE.outerRadius - SHAPE.innerRadius}
            />
          ) : null}
          <g mask={`url(#${revealId})`}>
            {arcs.map(({ index, path }) => {
              const slice = slices[index];
              return slice ? (
                <Part.Slice key={slice.id} d={path} tone={slice.tone} {...pointing(slice.id)} />
              ) : null;
            })}
          </g>
        </svg>
        {middle ? (
          <Part.Middle aria-hidden={pointed !== undefined}>
            <Part.Caption>{middle.caption}</Part.Caption>
            <Part.Figure>{middle.figure}</Part.Figure>
          </Part.Middle>
        ) : null}
      </Part.Picture>
      <Part.Legend>
        {slices.map((slice) => (
          <Part.LegendItem key={slice.id} {...pointing(slice.id)}>
            <Part.Swatch tone={slice.tone} aria-hidden />
            <Part.LegendLabel>{slice.label}</Part.LegendLabel>
            <Part.LegendFigure>{slice.display}</Part.LegendFigure>
          </Part.LegendItem>
        ))}
      </Part.Legend>
    </Part.Root>
  );
}
