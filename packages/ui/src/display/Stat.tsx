import type { ReactNode } from 'react';
import { TrendingDown, TrendingUp } from '../icons.ts';
import { styled } from '../stitches.config.ts';
import { TREND_STYLES, type Trend } from './trend.ts';

const Root = styled('dl', { display: 'flex', flexDirection: 'column', gap: '$1', minWidth: 0 });
const Label = styled('dt', {
  fontSize: '$sm',
  fontWeight: '$medium',
  color: '$textMuted',
  lineHeight: '$snug',
});
const Figure = styled('dd', {
  fontWeight: '$bold',
  lineHeight: '$tight',
  letterSpacing: '$tight',
  fontVariantNumeric: 'tabular-nums lining-nums',
  variants: {
    size: {
      sm: { $$size: '$fontSizes$xl' },
      md: { $$size: '$fontSizes$2xl', '@mobile': { $$size: '$fontSizes$xl' } },
      lg: { $$size: '$fontSizes$3xl' },
      xl: { $$size: '$fontSizes$4xl' },
    },
    // A long figure shrinks with large text on a phone, because a number never breaks.
    long: {
      true: { fontSize: 'min($$size, 7vw)' },
      false: { fontSize: 'min($$size, 12vw)' },
    },
  },
});
const LONG_MIN_CHARACTERS = 10;
const Unit = styled('span', {
  fontSize: '0.58em',
  fontWeight: '$semibold',
  letterSpacing: '$normal',
  color: '$textMuted',
});
const Note = styled('dd', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  fontSize: '$sm',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
  '& svg': { width: '1rem', height: '1rem' },
  variants: {
    trend: {
      up: { ...TREND_STYLES.up, fontWeight: '$semibold' },
      down: { ...TREND_STYLES.down, fontWeight: '$semibold' },
      flat: TREND_STYLES.flat,
    },
  },
});

type StatProps = {
  label: ReactNode;
  /** Figure, already formatted for the member's language. */
  value: string;
  /** Token or currency, in smaller text. */
  unit?: string | undefined;
  /** Line below the figure. Its text includes the sign. */
  note?: ReactNode;
  /** Color and arrow of the note. Default: none. */
  trend?: Trend;
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
};

/** An important figure with its label. */
export function Stat({ label, value, unit, note, trend = 'flat', size = 'md' }: StatProps) {
  return (
    <Root>
      <Label>{label}</Label>
      <Figure size={size} long={value.length >= LONG_MIN_CHARACTERS}>
        <span>{value}</span>
        {unit ? (
          <>
            {' '}
            <Unit>{unit}</Unit>
          </>
        ) : null}
      </Figure>
      {note ? (
        <Note trend={trend}>
          {trend === 'up' ? <TrendingUp aria-hidden /> : null}
          {trend === 'down' ? <TrendingDown aria-hidden /> : null}
          <span>{note}</span>
        </Note>
      ) : null}
    </Root>
  );
}
