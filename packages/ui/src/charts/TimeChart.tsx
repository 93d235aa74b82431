import { type PointerEvent, useMemo, useRef, useState } from 'react';
import type { ChartTone } from '../display/chart-tone.ts';
import { useLocale } from '../provider/UiProvider.tsx';
import { dateMarks, parseTime } from './date-axis.ts';
import * as Part from './time-chart.styles.ts';
import { barWidth, createPath, horizontalPositions, nearest, type TimeShape } from './time-geometry.ts';
import { toTopPercent, valueAxis } from './value-axis.ts';

export type TimePoint = {
  /** RFC 3339, `YYYY-MM-DD` or `YYYY-MM`. */
  at: string;
  /** Fully formatted time. */
  when: string;
  /** One entry per series: a number for geometry and the text to display. */
  values: readonly { value: number; display: string }[];
  /** Additional information for screen readers. */
  note?: string | undefined;
  /** True for a bar that may still change, which is drawn as an outline. */
  isProvisional?: boolean | undefined;
};

type TimeChartProps = {
  /** Accessible name of the slider that announces the values one by one. */
  name: string;
  /** Summary of the chart for screen readers. The caller shows the figures in a table. */
  label: string;
  shape: TimeShape;
  /** Points in chronological order. */
  points: readonly TimePoint[];
  /** Series of the chart: the first line is solid, others are dashed. Bars support one series. */
  series: readonly { name: string; tone: ChartTone }[];
  /** Time between two points. */
  interval: 'day' | 'month';
  /** Label of the value axis, if needed. */
  unit?: string | undefined;
  /** Number format of the axis. */
  axisFormat?: Intl.NumberFormatOptions | undefined;
  /** True for counts, which need ticks at whole numbers only. */
  whole?: boolean | undefined;
  height?: 'sm' | 'md' | 'lg' | undefined;
};

/** Value from which axis labels are shortened, e.g. 1.2M. */
const LONG_NUMBER = 1e6;

/**
 * Chart of values over time, with a value axis and a date axis. The values at the pointer, finger or keyboard
 * position appear above it. Initially, the latest values are shown. Screen readers announce them as slider
 * values.
 *
 * Positions are inline styles, which a prerendered document's policy blocks, so render it after hydration or
 * once data has loaded.
 */
export function TimeChart(props: TimeChartProps) {
  const { name, label, shape, points, series, interval, unit, height = 'md' } = props;
  const locale = useLocale();
  const [pointed, setPointed] = useState<number | null>(null);
  const reader = useRef<HTMLInputElement>(null);
  const geometry = useMemo(() => createGeometry(points, shape, props.whole), [points, shape, props.whole]);
  const marks = useMemo(
    () =>
      dateMarks(
        points.map(({ at }) => at),
        interval,
        locale,
      ),
    [points, interval, locale],
  );
  const { axis, positions, heights } = geometry;
  const index = Math.min(pointed ?? points.length - 1, points.length - 1);
  const shown = points[index];
  if (!shown) return null;
  const x = positions[index] ?? 0;
  const isLong = (axis.ticks.at(-1) ?? 0) >= LONG_NUMBER;
  const decimals = Math.max(...axis.ticks.map((tick) => String(tick).split('.')[1]?.length ?? 0));
  const numbers = new Intl.NumberFormat(locale, {
    ...props.axisFormat,
    ...(isLong
      ? { notation: 'compact', maximumFractionDigits: 2 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  });
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setPointed(nearest(positions, ((event.clientX - box.left) / box.width) * 100));
  };
  return (
    <Part.Root>
      <ValueLabel point={shown} series={series} shape={shape} />
      <Part.Frame>
        {unit ? <Part.Unit aria-hidden>{unit}</Part.Unit> : null}
        <Part.ValueTicks aria-hidden>
          {axis.ticks.map((tick) => (
            <span key={tick} style={{ top: `${toTopPercent(tick, axis)}%` }}>
              {numbers.format(tick)}
            </span>
          ))}
        </Part.ValueTicks>
        <Part.Plot
          height={height}
          onPointerMove={point}
          onPointerDown={(event) => {
            point(event);
            reader.current?.focus({ preventScroll: true, focusVisible: false });
          }}
          // Keeps the focus on the slider.
          onMouseDown={(event) => event.preventDefault()}
          // The figures stay after the finger is lifted.
          onPointerLeave={(event) => event.pointerType === 'mouse' && setPointed(null)}
        >
          <Part.Picture role="img" aria-label={label}>
            {axis.ticks.map((tick) => {
              const y = `${toTopPercent(tick, axis)}%`;
              return <Part.Guide key={tick} x1="0" x2="100%" y1={y} y2={y} zero={tick === 0} />;
            })}
            {shape === 'bars' ? (
              <Bars {...props} geometry={geometry} pointed={pointed} />
            ) : (
              <Part.Drawing viewBox="0 0 100 100" preserveAspectRatio="none">
                {series.map(({ name, tone }, place) => (
                  <Part.Line
                    key={name}
                    tone={tone}
                    dashed={place > 0}
                    d={createPath(
                      positions.map((left, at) => [left, heights[at]?.[place] ?? 0] as const),
                      shape,
                    )}
                  />
                ))}
              </Part.Drawing>
            )}
          </Part.Picture>
          <div aria-hidden>
            {pointed !== null && shape !== 'bars' ? <Part.Cursor style={{ left: `${x}%` }} /> : null}
            {series.map(({ name, tone }, place) => {
              const style = { left: `${x}%`, top: `${heights[index]?.[place] ?? 0}%` };
              return shape === 'bars' ? null : <Part.Dot key={name} tone={tone} style={style} />;
            })}
            {points.length === 1 ? (
              <Part.DotValue style={{ left: `${x}%`, top: `${heights[0]?.[0] ?? 0}%` }}>
                {shown.values[0]?.display}
              </Part.DotValue>
            ) : null}
          </div>
          <Part.Reader
            ref={reader}
            type="range"
            min={0}
            max={points.length - 1}
            value={index}
            aria-label={name}
            aria-valuetext={spoken(shown, series)}
            onChange={(event) => setPointed(event.currentTarget.valueAsNumber)}
            onFocus={() => setPointed((current) => current ?? index)}
            onBlur={() => setPointed(null)}
            onKeyDown={(event) => event.key === 'Escape' && setPointed(null)}
          />
        </Part.Plot>
        <Part.DateTicks aria-hidden>
          {marks.map(({ index, label, year, shown }) => {
            const left = positions[index] ?? 0;
            const atEnd = left === 0 ? 'left' : left === 100 ? 'right' : 'middle';
            return (
              <Part.DateTick
                key={`${index} ${shown}`}
                shown={shown}
                align={atEnd}
                style={{ left: `${left}%` }}
              >
                <span>{label}</span>
                {year ? <small>{year}</small> : null}
              </Part.DateTick>
            );
          })}
        </Part.DateTicks>
      </Part.Frame>
    </Part.Root>
  );
}

type Geometry = ReturnType<typeof createGeometry>;

function createGeometry(points: readonly TimePoint[], shape: TimeShape, whole: boolean | undefined) {
  const axis = valueAxis(
    points.flatMap(({ values }) => values.map(({ value }) => value)),
    { fromZero: shape === 'bars', whole },
  );
  return {
    axis,
    /** Positions in percent from the left. */
    positions: horizontalPositions(
      points.map(({ at }) => parseTime(at).getTime()),
      shape,
    ),
    /** Heights in percent from the top, by series. */
    heights: points.map(({ values }) => values.map(({ value }) => toTopPercent(value, axis))),
  };
}

type BarsProps = Pick<TimeChartProps, 'points' | 'series'> & { geometry: Geometry; pointed: number | null };

function Bars({ points, series, geometry: { axis, positions, heights }, pointed }: BarsProps) {
  const tone = series[0]?.tone ?? 'chart1';
  const zero = toTopPercent(0, axis);
  const width = barWidth(points.length);
  return (
    <Part.Drawing as="g">
      {points.map(({ at, isProvisional = false }, index) => {
        const y = heights[index]?.[0] ?? zero;
        return (
          <Part.Bar
            key={at}
            x={`${(positions[index] ?? 0) - width / 2}%`}
            y={`${Math.min(y, zero)}%`}
            width={`${width}%`}
            height={`${Math.abs(zero - y)}%`}
            rx={2}
            tone={tone}
            provisional={isProvisional}
            {...(isProvisional ? { outline: tone } : {})}
            dimmed={pointed !== null && pointed !== index && !isProvisional}
          />
        );
      })}
    </Part.Drawing>
  );
}

type ValueLabelProps = Pick<TimeChartProps, 'series' | 'shape'> & { point: TimePoint };

function ValueLabel({ point, series, shape }: ValueLabelProps) {
  return (
    <Part.ValueLabel aria-hidden>
      {series.map(({ name, tone }, place) => (
        <Part.Entry key={name}>
          {series.length > 1 ? (
            <>
              <svg viewBox="0 0 20 8" aria-hidden>
                <Part.Line d="M1,4H19" tone={tone} dashed={place > 0 && shape !== 'bars'} />
              </svg>
              <span>{name}</span>
            </>
          ) : null}
          <strong>{point.values[place]?.display}</strong>
        </Part.Entry>
      ))}
      <Part.DateLabel first={series.length > 1}>
        {point.note ? `${point.when} · ${point.note}` : point.when}
      </Part.DateLabel>
    </Part.ValueLabel>
  );
}

/** Returns a point as text: the time, then each value, named if there are several. */
function spoken({ when, values, note }: TimePoint, series: TimeChartProps['series']): string {
  const figures = values.map(({ display }, place) =>
    series.length > 1 ? `${series[place]?.name} ${display}` : display,
  );
  return `${when}: ${[...figures, ...(note ? [note] : [])].join(', ')}`;
}
