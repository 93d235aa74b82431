import { styled } from '@/design';

/** Uses the container's width, because both sidebars reduce the available width. */
export const Frame = styled('div', { containerType: 'inline-size' });
/** Two columns if they fit. */
export const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$10 $8',
  // Aligns the bottom edges of adjacent cards.
  '& > section > :last-child': { flex: 1 },
  '@container (min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});
