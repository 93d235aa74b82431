import { keyframes, styled } from '../stitches.config.ts';
import { tones } from './chart-tone.ts';

// Parts of AreaChart and Sparkline. The picture is stretched to its box, so strokes must not scale with it.

const unroll = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0 0 0 0)' } });

export const Picture = styled('svg', {
  width: '100%',
  height: '100%',
  overflow: 'visible',
  '@motion': { animation: `${unroll} 800ms cubic-bezier(0.3, 0, 0.2, 1)` },
});
export const Line = styled('path', {
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  variants: { tone: tones('stroke') },
});
export const Area = styled('path', { fillOpacity: 0.12, variants: { tone: tones('fill') } });
export const Guide = styled('line', {
  stroke: '$border',
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});

export const Word = styled('span', {
  display: 'inline-block',
  width: '6.5rem',
  height: '2rem',
  verticalAlign: 'middle',
});

export const Root = styled('div', { minWidth: 0 });
export const Plot = styled('div', {
  position: 'relative',
  touchAction: 'pan-y',
  variants: { height: { sm: { height: '6rem' }, md: { height: '11rem' }, lg: { height: '16rem' } } },
});
export const Axis = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$3',
  paddingTop: '$2',
  fontSize: '$xs',
  letterSpacing: '$normal',
  color: '$textMuted',
  fontVariantNumeric: 'tabular-nums',
});
export const Cursor = styled('div', {
  position: 'absolute',
  inset: '0 auto 0 0',
  width: '1px',
  background: '$borderStrong',
  pointerEvents: 'none',
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
});
export const Bubble = styled('div', {
  position: 'absolute',
  top: 0,
  padding: '$1 $2',
  background: '$surfaceRaised',
  border: '1px solid $colors$border',
  borderRadius: '$sm',
  boxShadow: '$raised',
  fontSize: '$xs',
  lineHeight: '$snug',
  letterSpacing: '$normal',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& strong': { display: 'block', fontSize: '$sm' },
  '& span': { color: '$textMuted' },
});
