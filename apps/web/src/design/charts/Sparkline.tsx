import { Area, Line, Picture, Word } from './area.styles.ts';
import { areaGeometry } from './area-geometry.ts';
import type { ChartTone } from './chart-tone.ts';

type SparklineProps = {
  /** In the order of time; geometry only. */
  values: readonly number[];
  /** The content of the line; without a label it is decoration beside a figure. */
  label?: string | undefined;
  tone?: ChartTone | undefined;
};

/** A figure over time, in the size of a word. */
export function Sparkline({ values, label, tone = 'chart1' }: SparklineProps) {
  const { line, area } = areaGeometry(values);
  const role = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Word>
      <Picture {...role} viewBox="0 0 100 100" preserveAspectRatio="none">
        <Area d={area} tone={tone} />
        <Line d={line} tone={tone} />
      </Picture>
    </Word>
  );
}
