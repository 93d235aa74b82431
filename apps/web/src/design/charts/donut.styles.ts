import { keyframes, styled } from '../stitches.config.ts';

// What DonutChart is made of.

const sweep = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });

const dimmed = { true: { opacity: 0.32 } };
const slow = 'opacity 160ms ease';

export const Root = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$6 $10',
  minWidth: 0,
});
export const Picture = styled('div', {
  position: 'relative',
  flex: '0 0 auto',
  width: '13.5rem',
  maxWidth: '100%',
});

export const Track = styled('circle', {
  fill: 'none',
  stroke: 'color-mix(in srgb, $colors$textMuted 16%, transparent)',
});
export const Reveal = styled('circle', {
  fill: 'none',
  stroke: 'white',
  strokeDasharray: '1 1',
  '@motion': { animation: `${sweep} 700ms cubic-bezier(0.3, 0, 0.2, 1)` },
});
export const Slice = styled('path', {
  transition: slow,
  variants: {
    tone: {
      chart1: { fill: '$chart1' },
      chart2: { fill: '$chart2' },
      chart3: { fill: '$chart3' },
      chart4: { fill: '$chart4' },
      chart5: { fill: '$chart5' },
      chart6: { fill: '$chart6' },
    },
    dimmed,
  },
});

export const Middle = styled('div', {
  position: 'absolute',
  inset: '18%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$half',
  textAlign: 'center',
  pointerEvents: 'none',
});
export const Caption = styled('span', {
  fontSize: '$xs',
  color: '$textMuted',
  lineHeight: '$snug',
  letterSpacing: '$normal',
});
export const Figure = styled('span', {
  fontSize: '$xl',
  fontWeight: '$bold',
  lineHeight: '$snug',
  letterSpacing: '$tight',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const Legend = styled('ul', { flex: '1 1 13rem', minWidth: 0, maxWidth: '26rem' });
export const LegendItem = styled('li', {
  display: 'flex',
  alignItems: 'baseline',
  gap: '$3',
  paddingBlock: '$2',
  fontSize: '$sm',
  lineHeight: '$snug',
  transition: slow,
  variants: { dimmed },
});
export const Swatch = styled('span', {
  flexShrink: 0,
  width: '0.75rem',
  height: '0.75rem',
  borderRadius: '4px',
  translate: '0 0.0625rem',
  forcedColorAdjust: 'none',
  variants: {
    tone: {
      chart1: { background: '$chart1' },
      chart2: { background: '$chart2' },
      chart3: { background: '$chart3' },
      chart4: { background: '$chart4' },
      chart5: { background: '$chart5' },
      chart6: { background: '$chart6' },
    },
  },
});
export const LegendLabel = styled('span', { flex: 1, minWidth: 0 });
export const LegendFigure = styled('span', {
  fontWeight: '$semibold',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});
