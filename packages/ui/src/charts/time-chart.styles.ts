import { tones } from '../display/chart-tone.ts';
import { keyframes, styled } from '../stitches.config.ts';

const unroll = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0 0 0 0)' } });

/** Width from which the plot has room for more dates. */
const WIDE = '@container (min-width: 30rem)';

export const Root = styled('div', { minWidth: 0, containerType: 'inline-size' });

export const ValueLabel = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '$half $4',
  marginBottom: '$4',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const Entry = styled('span', {
  display: 'inline-flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '$half $2',
  fontSize: '$sm',
  color: '$textMuted',
  '& strong': { fontSize: '$lg', color: '$text', letterSpacing: '$tight' },
  '& svg': { width: '1.25rem', height: '0.5rem', alignSelf: 'center' },
});
export const DateLabel = styled('span', {
  fontSize: '$sm',
  color: '$textMuted',
  letterSpacing: '$normal',
  // Places the date above the values if there are several, because it applies to all of them.
  variants: { first: { true: { order: -1, flexBasis: '100%' } } },
});

export const Frame = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '$2',
  fontSize: '$xs',
  lineHeight: '$snug',
  letterSpacing: '$normal',
  color: '$textMuted',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const Unit = styled('span', { gridColumn: '1 / -1', marginBottom: '$3' });
// Stacks all ticks in one cell, so that the widest one sets the width of the axis.
export const ValueTicks = styled('div', {
  display: 'grid',
  textAlign: 'right',
  '& span': { position: 'relative', gridArea: '1 / 1', height: 0, lineHeight: 0, whiteSpace: 'nowrap' },
});
export const DateTicks = styled('div', {
  gridColumn: 2,
  position: 'relative',
  height: '2.25rem',
  marginTop: '$2',
});
export const DateTick = styled('span', {
  position: 'absolute',
  whiteSpace: 'nowrap',
  textAlign: 'center',
  '& small': { display: 'block', fontSize: 'inherit' },
  variants: {
    align: {
      left: { textAlign: 'left' },
      middle: { transform: 'translateX(-50%)' },
      right: { transform: 'translateX(-100%)', textAlign: 'right' },
    },
    shown: {
      always: {},
      narrow: { [WIDE]: { display: 'none' } },
      wide: { display: 'none', [WIDE]: { display: 'block' } },
    },
  },
});

export const Plot = styled('div', {
  position: 'relative',
  touchAction: 'pan-y',
  borderRadius: '2px',
  '&:has(input:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '4px' },
  variants: { height: { sm: { height: '6.5rem' }, md: { height: '11rem' }, lg: { height: '16rem' } } },
});
// The picture is stretched to its box, so strokes must not scale.
export const Picture = styled('svg', { width: '100%', height: '100%', overflow: 'visible' });
export const Drawing = styled('svg', {
  overflow: 'visible',
  '@motion': { animation: `${unroll} 800ms cubic-bezier(0.3, 0, 0.2, 1)` },
});
export const Guide = styled('line', {
  stroke: '$border',
  strokeWidth: 1,
  variants: { zero: { true: { stroke: '$borderStrong' } } },
  '@forced': { stroke: 'GrayText' },
});
export const Bar = styled('rect', {
  transition: 'fill-opacity 160ms ease',
  variants: {
    tone: tones('fill'),
    dimmed: { true: { fillOpacity: 0.4 } },
    provisional: { true: { fillOpacity: 0.2, strokeWidth: 1.5, strokeDasharray: '4 3' } },
    outline: tones('stroke'),
  },
  '@forced': { fill: 'CanvasText !important', stroke: 'CanvasText !important' },
});
export const Line = styled('path', {
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  variants: { tone: tones('stroke'), dashed: { true: { strokeDasharray: '5 5' } } },
  '@forced': { stroke: 'CanvasText !important' },
});
export const Cursor = styled('div', {
  position: 'absolute',
  inset: '0 auto 0 0',
  width: '1px',
  background: '$borderStrong',
  pointerEvents: 'none',
  '@forced': { background: 'Highlight' },
});
export const Dot = styled('div', {
  position: 'absolute',
  width: '0.75rem',
  height: '0.75rem',
  translate: '-50% -50%',
  borderRadius: '$round',
  border: '2px solid $colors$surface',
  pointerEvents: 'none',
  variants: { tone: tones('background') },
  '@forced': { background: 'CanvasText !important', forcedColorAdjust: 'none' },
});
export const DotValue = styled('span', {
  position: 'absolute',
  translate: '-50% calc(-100% - 0.75rem)',
  fontSize: '$sm',
  fontWeight: '$semibold',
  color: '$text',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
/** Invisible slider over the plot for keyboards and screen readers. The plot itself handles the pointer. */
export const Reader = styled('input', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});
