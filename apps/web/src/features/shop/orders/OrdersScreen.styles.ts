import { styled } from '@gli/ui/styles';

/** Min width for showing the list and the order side by side, excluding the sidebars. */
const SIDE_BY_SIDE = '@container (min-width: 52rem)';

export const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  alignItems: 'start',
  variants: {
    split: {
      true: {
        '@media screen': { [SIDE_BY_SIDE]: { gridTemplateColumns: 'minmax(0, 21rem) minmax(0, 1fr)' } },
      },
    },
  },
});

export const ListColumn = styled('div', {
  minWidth: 0,
  variants: {
    split: { true: { display: 'none', '@media screen': { [SIDE_BY_SIDE]: { display: 'block' } } } },
  },
});

export const NarrowOnly = styled('div', { [SIDE_BY_SIDE]: { display: 'none' } });

export const WideOnly = styled('div', { display: 'none', [SIDE_BY_SIDE]: { display: 'block' } });
