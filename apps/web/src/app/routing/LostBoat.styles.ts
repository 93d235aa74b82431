import { styled } from '@gli/ui/styles';

export const Frame = styled('svg', {
  width: '100%',
  maxWidth: '36rem',
  height: 'auto',
  borderRadius: '$xl',
  background: '$primarySoft',
});

export const Sun = styled('circle', { fill: '$accent' });

export const Island = styled('path', { fill: '$successSoft' });

export const Sea = styled('path', { fill: '$primary', opacity: 0.35 });

export const NearSea = styled('path', { fill: '$primary', opacity: 0.6 });

export const Hull = styled('path', { fill: '$text' });

export const Sail = styled('path', {
  fill: '$surface',
  stroke: '$text',
  strokeWidth: 4,
  strokeLinejoin: 'round',
});

export const Ripple = styled('path', {
  fill: 'none',
  stroke: '$surface',
  strokeWidth: 4,
  strokeLinecap: 'round',
  opacity: 0.7,
});
