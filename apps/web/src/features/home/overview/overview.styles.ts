import { styled } from '../../../design/stitches.config.ts';

// What the members' home is made of. It looks at its own room: both sidebars take from the window's.

export const Frame = styled('div', { containerType: 'inline-size' });
/** What awaits the member and what they own side by side, where there is room. */
export const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$10 $8',
  alignItems: 'start',
  '@container (min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});
export const List = styled('ul', { display: 'grid' });
export const Item = styled('li', {
  display: 'grid',
  gap: '$1',
  paddingBlock: '$3',
  '&:first-child': { paddingTop: 0 },
  '&:last-child': { paddingBottom: 0 },
  '& + &': { borderTop: '1px solid $colors$border' },
});
/** Two ends of a line; the second goes below where there is no room. */
export const Line = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '$1 $4',
});
