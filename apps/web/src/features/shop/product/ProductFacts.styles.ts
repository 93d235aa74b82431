import { styled } from '@gli/ui/styles';

export const RoomRow = styled('div', {
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  gap: '$5',
  '@mobile': { gridTemplateColumns: '5.5rem minmax(0, 1fr)', gap: '$3' },
  '@largeText': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
