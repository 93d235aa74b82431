import { styled } from '../../../design/stitches.config.ts';

/** The members' home goes by its own width: both sidebars take from the window's. */
export const Frame = styled('div', { containerType: 'inline-size' });
/** Two columns, where they fit. */
export const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$10 $8',
  // Cards beside each other end at the same line.
  '& > section > :last-child': { flex: 1 },
  '@container (min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});
