import { styled } from '@gli/ui/styles';

export const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '$1 $4',
  alignItems: 'center',
  paddingBlock: '$4',
  '&:first-child': { paddingTop: 0 },
  '& + &': { borderTop: '1px solid $colors$border' },
  '& > svg': { gridRow: '1 / 3', width: '1.5rem', height: '1.5rem', color: '$textMuted' },
  '& > button': { gridRow: '1 / 3', gridColumn: 3 },
  '& > :last-child': { gridRow: 2, gridColumn: 2 },
  '@mobile': {
    rowGap: 0,
    paddingBlock: '$3',
    '& > svg, & > button': { gridRow: 1 },
    // The button is taller than the name next to it, but does not make the row taller.
    '& > button': { marginBlock: '-$2' },
    '& > :last-child': { gridColumn: '2 / -1' },
  },
  '@largeText': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    '& > :is(svg, button, :last-child)': { gridRow: 'auto', gridColumn: 1 },
  },
});

/** Moves to the next line as a whole instead of breaking inside. */
export const Whole = styled('span', { display: 'inline-block' });
