import { styled } from '@gli/ui/styles';

export const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto',
  gap: '$3',
  alignItems: 'start',
  '& > button': { marginTop: '1.625rem' },
  '@mobile': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > button': { marginTop: '1.625rem', justifySelf: 'end' },
  },
});
