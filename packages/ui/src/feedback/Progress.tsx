import { type ReactNode, useId } from 'react';
import { Inline, Stack } from '../display/Layout.tsx';
import { Text } from '../display/Text.tsx';
import { styled } from '../stitches.config.ts';

const bar = { borderRadius: '$round', background: '$$fill' };
// The native element works with screen readers and needs no style attribute for its length.
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

const Root = styled(Stack, {
  variants: {
    size: {
      // A single line on phones, if it fits.
      sm: {
        '@mobile': {
          flexFlow: 'row wrap',
          alignItems: 'center',
          gap: '0 $3',
          '& > div': { flexWrap: 'wrap', minWidth: 0 },
          '& > progress': { flex: 1, width: 'auto', minWidth: '$12' },
        },
        '@largeText': { flexDirection: 'column', alignItems: 'stretch' },
      },
      md: {},
    },
  },
});

type ProgressProps = {
  label: ReactNode;
  /** From 0 to `max`. Sets only the bar's length. `valueText` shows the exact figure. */
  value: number;
  max?: number | undefined;
  /** Text of the value, visible and announced ("68.25%"). */
  valueText: string;
  tone?: 'primary' | 'success' | 'warning' | 'neutral' | undefined;
  size?: 'sm' | 'md' | undefined;
};

/** Progress bar with a label and the value as text. */
export function Progress(props: ProgressProps) {
  const { label, value, max = 100, valueText, tone = 'primary', size = 'md' } = props;
  const labelId = useId();
  return (
    <Root gap="sm" size={size}>
      <Inline
        justify="between"
        align="baseline"
        nowrap
        css={{ gap: '$3', fontSize: '$sm', lineHeight: '$snug' }}
      >
        <Text as="span" tone="muted" id={labelId}>
          {label}
        </Text>
        <Text as="span" weight="semibold" numeric css={{ whiteSpace: 'nowrap' }} aria-hidden>
          {valueText}
        </Text>
      </Inline>
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
