import { Inline } from '@gli/ui';
import { styled } from '@gli/ui/styles';

// The first card is large, with the others next to it. In narrow windows, they scroll sideways. On phones, the
// cards are shorter, so that the first products are close to the top.
export const tileHeight = { height: '17rem', '@mobile': { height: '11rem' } } as const;

export const Row = styled('ul', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: '2fr 1fr 1fr',
  '@belowBp2': {
    gridTemplateColumns: 'repeat(3, minmax(15rem, 1fr))',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    paddingBottom: '$2',
  },
  '@mobile': { gap: '$3' },
});

export const Tile = styled('li', {
  position: 'relative',
  ...tileHeight,
  borderRadius: '$lg',
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  background: '$surfaceSunken',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '&:has(a:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
});

export const Rating = styled(Inline, {
  fontSize: '$sm',
  color: '$textMuted',
  '& svg': { color: '$accentText' },
});
