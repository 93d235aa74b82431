import { styled } from '@gli/ui/styles';

export const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '$2',
});
