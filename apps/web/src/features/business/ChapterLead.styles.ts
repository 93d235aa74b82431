import { Card } from '@gli/ui';
import { styled } from '@gli/ui/styles';

export const Frame = styled(Card, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@belowBp2': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const Picture = styled('img', {
  width: '100%',
  height: '100%',
  minHeight: '14rem',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  background: '$surfaceSunken',
  '@bp2': { order: 1 },
  '@belowBp2': { height: 'auto', minHeight: 0 },
});

export const Summary = styled('div', {
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  // Reserves room for a two-line sentence and a figure, which load after the page.
  minHeight: '11.5rem',
  padding: '$8',
  '@mobile': { padding: '$5' },
});
