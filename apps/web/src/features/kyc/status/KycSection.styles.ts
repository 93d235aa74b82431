import { styled } from '@gli/ui/styles';

export const Side = styled('div', {
  padding: '$4',
  background: '$surfaceSunken',
  borderRight: '1px solid $colors$border',
  '@belowBp2': { borderRight: 0, borderBottom: '1px solid $colors$border' },
  '@mobile': { padding: '$2 $3' },
});

export const head = {
  gap: '$3',
  padding: '$6',
  borderBottom: '1px solid $colors$border',
  '@mobile': { gap: '$2', padding: '$3 $5' },
};

export const panel = {
  maxWidth: 'calc($sizes$prose + 2 * $space$8)',
  padding: '$8',
  '@belowBp2': { padding: '$6 $5' },
  '@mobile': { paddingTop: '$4' },
};
