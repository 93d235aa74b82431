import { styled } from '@gli/ui/styles';

export const ClockRow = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$2',
});
