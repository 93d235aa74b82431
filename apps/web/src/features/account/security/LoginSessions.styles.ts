import { styled } from '@gli/ui/styles';

export const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '$1 $4',
  alignItems: 'center',
  paddingBlock: '$4',
  '&:first-child': { paddingTop: 0 },
  '& + &': { borderTop: '1px solid $colors$border' },
  '& > svg': { width: '1.5rem', height: '1.5rem', color: '$textMuted' },
  '@mobile': {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > button': { gridColumn: '2', justifySelf: 'start' },
  },
  '@largeText': { gridTemplateColumns: 'minmax(0, 1fr)', '& > button': { gridColumn: '1' } },
});

/** Moves to the next line as a whole instead of breaking inside. */
export const Whole = styled('span', { display: 'inline-block' });
