import { type ReactNode, useId, useState } from 'react';
import { CHART_TONES, tones } from '../display/chart-tone.ts';
import { Inline, Stack } from '../display/Layout.tsx';
import { Text } from '../display/Text.tsx';
import { keyframes, styled } from '../stitches.config.ts';
import { donutArcs } from './donut-geometry.ts';

const sweep = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });

const dimmed = { true: { opacity: 0.32 } };
const FADE = 'opacity 160ms ease';

const Picture = styled('div', {
  position: 'relative',
  flex: '0 0 auto',
  width: '16rem',
  maxWidth: '100%',
});

const Track = styled('circle', {
  fill: 'none',
  stroke: 'color-mix(in srgb, $colors$textMuted 16%, transparent)',
});
const Reveal = styled('circle', {
  fill: 'none',
  stroke: 'white',
  strokeDasharray: '1 1',
  '@motion': { animation: `${sweep} 700ms cubic-bezier(0.3, 0, 0.2, 1)` },
});
const Slice = styled('path', {
  transition: FADE,
  variants: { tone: tones('fill'), dimmed },
});

const Mark = styled('text', {
  fontSize: '15px',
  fontWeight: '$semibold',
  fill: '$text',
  textAnchor: 'middle',
  dominantBaseline: 'central',
  transition: FADE,
  variants: { dimmed },
  '@forced': { fill: 'CanvasText' },
});

const Legend = styled('ol', { flex: '1 1 13rem', minWidth: 0, maxWidth: '26rem', counterReset: 'slice' });
const LegendItem = styled('li', {
  display: 'flex',
  alignItems: 'baseline',
  gap: '$3',
  paddingBlock: '$2',
  fontSize: '$sm',
  lineHeight: '$snug',
  transition: FADE,
  counterIncrement: 'slice',
  // Numbers the slices, because not everyone can distinguish the colors.
  '&::before': {
    content: 'counter(slice)',
    minWidth: '1ch',
    fontWeight: '$semibold',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { dimmed },
});
const Swatch = styled('span', {
  flexShrink: 0,
  width: '0.75rem',
  height: '0.75rem',
  borderRadius: '4px',
  translate: '0 0.0625rem',
  forcedColorAdjust: 'none',
  variants: { tone: tones('background') },
});

export type DonutSlice = {
  id: string;
  label: string;
  /** Size of the slice, used only for geometry. The chart shows `display`. */
  value: number;
  /** Formatted share or amount. */
  display: string;
};

type DonutChartProps = {
  /** Summary of the chart for screen readers. The caller shows the figures in a table. */
  label: string;
  slices: readonly DonutSlice[];
  /** The total, shown in the center. */
  center?: { caption: ReactNode; figure: string; unit?: string | undefined } | undefined;
};

const RADIUS = 100;
const SHAPE = { outerRadius: RADIUS, innerRadius: 75, gapPx: 3 };
/** Half of the side length of the picture, which includes the ring and the numbers around it. */
const HALF = 122;
/** Max length of a figure at normal size, in characters. Longer figures are smaller, to fit inside the ring. */
const LONG_FIGURE = 10;

const getTone = (index: number) => CHART_TONES[index % CHART_TONES.length] ?? 'chart1';

/** Shares of a total as a numbered ring with a legend. The hovered share's figures appear in the center. */
export function DonutChart({ label, slices, center }: DonutChartProps) {
  const [pointedId, setPointedId] = useState<string | null>(null);
  const revealId = useId();
  const arcs = donutArcs(
    slices.map((slice) => slice.value),
    SHAPE,
  );
  const pointed = slices.find((slice) => slice.id === pointedId);
  const middle = pointed ? { caption: pointed.label, figure: pointed.display, unit: undefined } : center;
  const pointing = (id: string) => ({
    onPointerEnter: () => setPointedId(id),
    onPointerLeave: () => setPointedId(null),
    dimmed: pointed !== undefined && pointed.id !== id,
  });
  return (
    <Inline justify="center" css={{ gap: '$6 $10' }}>
      <Picture>
        <svg role="img" aria-label={label} viewBox={`${-HALF} ${-HALF} ${HALF * 2} ${HALF * 2}`}>
          <mask
            id={revealId}
            maskUnits="userSpaceOnUse"
            x={-RADIUS}
            y={-RADIUS}
            width={RADIUS * 2}
            height={RADIUS * 2}
          >
            <Reveal r={RADIUS / 2} pathLength={1} strokeWidth={RADIUS} transform="rotate(-90)" />
          </mask>
          {arcs.length === 0 ? (
            <Track
              r={(SHAPE.outerRadius + SHAPE.innerRadius) / 2}
              strokeWidth={SHAPE.outerRadius - SHAPE.innerRadius}
            />
          ) : null}
          <g mask={`url(#${revealId})`}>
            {arcs.map(({ index, path }) => {
              const slice = slices[index];
              return slice ? (
                <Slice key={slice.id} d={path} tone={getTone(index)} {...pointing(slice.id)} />
              ) : null;
            })}
          </g>
          {arcs.map(({ index, mark }) => (
            <Mark key={index} {...mark} dimmed={pointed !== undefined && slices[index] !== pointed}>
              {index + 1}
            </Mark>
          ))}
        </svg>
        {middle ? (
          <Stack
            aria-hidden={pointed !== undefined}
            css={{
              position: 'absolute',
              inset: '24%',
              alignItems: 'center',
              justifyContent: 'center',
              gap: '$half',
              lineHeight: '$snug',
              textAlign: 'center',
              pointerEvents: 'none',
            }}
          >
            <Text as="span" size="xs" tone="muted">
              {middle.caption}
            </Text>
            <Text
              as="span"
              size={middle.figure.length > LONG_FIGURE ? 'md' : 'xl'}
              weight="bold"
              numeric
              css={{ letterSpacing: '$tight' }}
            >
              {middle.figure}
            </Text>
            {middle.unit ? (
              <Text as="span" size="xs" tone="muted">
                {middle.unit}
              </Text>
            ) : null}
          </Stack>
        ) : null}
      </Picture>
      <Legend>
        {slices.map((slice, index) => (
          <LegendItem key={slice.id} {...pointing(slice.id)}>
            <Swatch tone={getTone(index)} aria-hidden />
            <span>{slice.label}</span>
            <Text as="span" weight="semibold" numeric css={{ marginLeft: 'auto', whiteSpace: 'nowrap' }}>
              {slice.display}
            </Text>
          </LegendItem>
        ))}
      </Legend>
    </Inline>
  );
}
