import { Card } from '@gli/ui';
import { styled } from '@gli/ui/styles';

/** A card with a picture next to its text, or above it in narrow windows. */
export const PictureCard = styled(Card, {
  display: 'grid',
  variants: {
    layout: {
      text: {},
      split: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        '@belowBp2': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
    /** Takes the full width of the surrounding grid. */
    wide: { true: { gridColumn: '1 / -1', '& > div': { alignSelf: 'center' } } },
  },
  defaultVariants: { layout: 'split' },
});

export const CardPicture = styled('img', {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  background: '$surfaceSunken',
  '@belowBp2': { height: 'auto' },
  variants: {
    shape: {
      lead: {
        minHeight: '14rem',
        aspectRatio: '2 / 1',
        '@belowBp2': { minHeight: 0 },
        '@mobile': { aspectRatio: '3 / 1' },
      },
      entry: {
        minHeight: '16rem',
        maxHeight: '28rem',
        '@belowBp2': { minHeight: 0, aspectRatio: '16 / 9' },
      },
    },
    side: { right: { '@bp2': { order: 1 } }, left: {} },
  },
  defaultVariants: { side: 'right' },
});

/** Text of a chapter's first card. */
export const Summary = styled('div', {
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  // Reserves room for a two-line sentence and a figure, which load after the page.
  minHeight: '11.5rem',
  padding: '$8',
  '@mobile': { minHeight: '8.5rem', padding: '$4 $5' },
});
