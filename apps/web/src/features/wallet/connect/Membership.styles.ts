import { styled } from '@gli/ui/styles';

/** Windows in which a header with the main pages has room for two lines only. */
const narrowWithPlaces = '@media (max-width: 95.999em)';

export const Root = styled('div', {
  alignItems: 'center',
  columnGap: '$4',
  variants: {
    where: {
      // Uses two lines, or one line in a wide header.
      header: {
        display: 'none',
        flexShrink: 0,
        flexDirection: 'column',
        '@bp2': { display: 'flex' },
        // A header with the main pages has room for it from 1344 px.
        '@belowBp4': { '[data-places] &': { display: 'none' } },
        '@bp3': { flexDirection: 'row' },
        [narrowWithPlaces]: { '[data-places] &': { flexDirection: 'column' } },
      },
      // In narrower windows, the menu and the wallet's panel contain both.
      menu: {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        '@bp2': { display: 'none' },
        '@belowBp4': { '[data-places] &': { display: 'flex' } },
      },
    },
  },
});

export const Box = styled('div', {
  fontSize: '$sm',
  color: '$textMuted',
  whiteSpace: 'nowrap',
  variants: {
    where: {
      header: {
        marginBlock: '-0.625rem',
        '@bp3': { marginBlock: 0 },
        [narrowWithPlaces]: { '[data-places] &': { marginBlock: '-0.625rem' } },
      },
      menu: {},
    },
  },
});
