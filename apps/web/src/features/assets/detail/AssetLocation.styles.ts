import { styled } from '@gli/ui/styles';

export const MapImage = styled('svg', {
  display: 'block',
  width: '100%',
  maxWidth: '12rem',
  height: 'auto',
  marginInline: 'auto',
  '& .land': { fill: '$surfaceSunken', stroke: '$borderStrong', strokeWidth: 1, strokeLinejoin: 'round' },
  '& .around': { fill: 'color-mix(in srgb, $colors$primary 24%, transparent)' },
  '& .place': { fill: '$primary', stroke: '$surface', strokeWidth: 2 },
});
