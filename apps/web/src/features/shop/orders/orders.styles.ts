import { styled } from '../../../design/stitches.config.ts';

// What the screen of orders is made of. It looks at its own room, not the window's: both sidebars take from that.

/** From here on, list and order stand side by side. */
const wide = '@container (min-width: 52rem)';

export const Frame = styled('div', { containerType: 'inline-size' });
export const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  alignItems: 'start',
  variants: { split: { true: { [wide]: { gridTemplateColumns: 'minmax(0, 21rem) minmax(0, 1fr)' } } } },
});
export const ListColumn = styled('div', {
  minWidth: 0,
  variants: { split: { true: { display: 'none', [wide]: { display: 'block' } } } },
});

/** Leads back to the list where only the order is seen. */
export const NarrowOnly = styled('div', { [wide]: { display: 'none' } });
/** Closes the order beside the list. */
export const WideOnly = styled('div', { display: 'none', [wide]: { display: 'block' } });

export const Filter = styled('div', { maxWidth: '21rem', '@mobile': { maxWidth: 'none' } });
export const Rows = styled('ul', { display: 'grid', gap: '$3' });
export const RowBody = styled('div', {
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: '$4',
  alignItems: 'center',
  padding: '$4',
});
export const RowFoot = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '$2',
});
export const Thumbnail = styled('img', {
  width: '4.5rem',
  height: '4.5rem',
  objectFit: 'cover',
  borderRadius: '$md',
  background: '$surfaceSunken',
  variants: { size: { sm: { width: '3.5rem', height: '3.5rem' } } },
});

export const Lines = styled('ul', { display: 'grid' });
export const Line = styled('li', {
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
  gap: '$1 $4',
  alignItems: 'start',
  paddingBlock: '$4',
  '& + &': { borderTop: '1px solid $colors$border' },
  '@mobile': { gridTemplateColumns: '3.5rem minmax(0, 1fr)', '& > :last-child': { gridColumn: 2 } },
});
