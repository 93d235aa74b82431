import { type ReactNode, useId } from 'react';
import { styled } from '../stitches.config.ts';

const Root = styled('div', { display: 'flex', flexDirection: 'column', gap: '$2', minWidth: 0 });
const Words = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '$3',
  fontSize: '$sm',
  lineHeight: '$snug',
});
const Label = styled('span', { color: '$textMuted', minWidth: 0 });
const Value = styled('span', {
  fontWeight: '$semibold',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

const bar = { borderRadius: '$round', background: '$$fill' };
// The browser's own element: works with screen readers, and its length needs no style attribute.
const Bar = styled('progress', {
  appearance: 'none',
  display: 'block',
  width: '100%',
  border: 0,
  borderRadius: '$round',
  overflow: 'hidden',
  background: '$$track',
  $$track: 'color-mix(in srgb, $colors$textMuted 20%, transparent)',
  '&::-webkit-progress-bar': { background: 'transparent' },
  '&::-webkit-progress-value': { ...bar, transition: 'inline-size 600ms cubic-bezier(0.2, 0.8, 0.2, 1)' },
  '&::-moz-progress-bar': bar,
  '@forced': { appearance: 'auto' },
  variants: {
    tone: {
      primary: { $$fill: '$colors$primary' },
      success: { $$fill: '$colors$success' },
      warning: { $$fill: '$colors$warning' },
      neutral: { $$fill: '$colors$borderStrong' },
    },
    size: { sm: { height: '0.375rem' }, md: { height: '0.5rem' } },
  },
});

type ProgressProps = {
  label: ReactNode;
  /** 0 to `max`; geometry only, the exact figure is `valueText`. */
  value: number;
  max?: number | undefined;
  /** The value as text, visible and announced ("68.25%"). */
  valueText: string;
  tone?: 'primary' | 'success' | 'warning' | 'neutral' | undefined;
  size?: 'sm' | 'md' | undefined;
  /** Only the bar is seen; label and value are still read. */
  barOnly?: boolean | undefined;
};

/** Shows progress. */
export function Progress(props: ProgressProps) {
  const { label, value, max = 100, valueText, tone = 'primary', size = 'md', barOnly = false } = props;
  const labelId = useId();
  return (
    <Root>
      <Words hidden={barOnly}>
        <Label id={labelId}>{label}</Label>
        <Value aria-hidden>{valueText}</Value>
      </Words>
      <Bar
        aria-labelledby={labelId}
        aria-valuetext={valueText}
        value={Math.min(max, Math.max(0, value))}
        max={max}
        tone={tone}
        size={size}
      />
    </Root>
  );
}
