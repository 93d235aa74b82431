import { styled } from '@/design';

/** Uses the container's width, because both sidebars reduce the available width. */
export const Frame = styled('div', { containerType: 'inline-size' });
/** Two columns if they fit, each with the height of its content. */
export const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$10 $8',
  alignItems: 'start',
  '@container (min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});
