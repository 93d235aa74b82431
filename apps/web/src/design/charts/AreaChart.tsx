import { type PointerEvent, useState } from 'react';
import * as Part from './area.styles.ts';
import { areaGeometry } from './area-geometry.ts';
import type { ChartTone } from './chart-tone.ts';

export type AreaChartPoint = {
  /** The time, formatted ("2026. 3."). */
  label: string;
  /** Geometry only. */
  value: number;
  /** The value, formatted. */
  display: string;
};

type AreaChartProps = {
  /** The content of the picture in a sentence, for screen readers. The caller shows the figures in a table. */
  label: string;
  /** In the order of time, evenly spaced. */
  points: readonly AreaChartPoint[];
  tone?: ChartTone | undefined;
  height?: 'sm' | 'md' | 'lg' | undefined;
  /** Whether the vertical axis starts at the smallest value or at zero. */
  baseline?: 'fit' | 'zero' | undefined;
};

/** One figure over time. Pointing at it, or touching it, shows the figures of the nearest point. */
export function AreaChart({
  label,
  points,
  tone = 'chart1',
  height = 'md',
  baseline = 'fit',
}: AreaChartProps) {
  const [pointedIndex, setPointedIndex] = useState<number | null>(null);
  const geometry = areaGeometry(
    points.map((point) => point.value),
    baseline,
  );
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    setPointedIndex(Math.min(points.length - 1, Math.max(0, Math.round(share * (points.length - 1)))));
  };
  const pointed = pointedIndex === null ? undefined : points[pointedIndex];
  const position = pointedIndex === null ? undefined : geometry.points[pointedIndex];
  return (
    <Part.Root>
      <Part.Plot
        height={height}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointedIndex(null)}
      >
        <Part.Picture role="img" aria-label={label} viewBox="0 0 100 100" preserveAspectRatio="none">
          {[0, 33.3, 66.6, 100].map((y) => (
            <Part.Guide key={y} x1={0} x2={100} y1={y} y2={y} />
          ))}
          <Part.Area d={geometry.area} tone={tone} />
          <Part.Line d={geometry.line} tone={tone} />
        </Part.Picture>
        {pointed && position ? (
          <div aria-hidden>
            <Part.Cursor style={{ left: `${position.x}%` }} />
            <Part.Dot tone={tone} style={{ left: `${position.x}%`, top: `${position.y}%` }} />
            {/* Shifted left by its own position in percent, the bubble stays inside at both ends. */}
            <Part.Bubble style={{ left: `${position.x}%`, transform: `translateX(-${position.x}%)` }}>
              <strong>{pointed.display}</strong>
              <span>{pointed.label}</span>
            </Part.Bubble>
          </div>
        ) : null}
      </Part.Plot>
      <Part.Axis aria-hidden>
        <span>{points[0]?.label}</span>
        {points.length > 1 ? <span>{points.at(-1)?.label}</span> : null}
      </Part.Axis>
    </Part.Root>
  );
}
