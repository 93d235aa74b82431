import { Heading } from '@gli/ui';
import { styled } from '@gli/ui/styles';

export const Side = styled('div', {
  padding: '$4',
  background: '$surfaceSunken',
  borderRight: '1px solid $colors$border',
  '@belowBp2': { borderRight: 0, borderBottom: '1px solid $colors$border' },
  '@mobile': { padding: '$2 $3' },
});

export const Title = styled(Heading, {
  scrollMarginTop: '6rem',
  '&:focus-visible': { outlineOffset: '4px' },
});
