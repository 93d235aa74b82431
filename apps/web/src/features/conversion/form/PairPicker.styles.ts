import { styled } from '@gli/ui/styles';

export const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) $sizes$touch minmax(0, 1fr)',
  alignItems: 'end',
  gap: '$2',
});

export const OneWay = styled('span', {
  display: 'grid',
  placeItems: 'center',
  height: '$control',
  color: '$textMuted',
  '& svg': { width: '1.25rem', height: '1.25rem' },
});
