import { Card } from '@gli/ui';
import { styled } from '@gli/ui/styles';

/** A chapter's card. Its details are at the bottom, on the page's background. */
export const Chapter = styled(Card, {
  // Keeps the section in the URL clear of the header. The sidebar has its own offset (spec §9).
  scrollMarginTop: '6rem',
  '& > details': {
    paddingInline: '$6',
    borderTop: '1px solid $colors$border',
    '@mobile': { paddingInline: '$4' },
    '&[open]': { background: '$canvas' },
  },
});

/** A chapter's picture next to its title, sentence and figure. */
export const Lead = styled('div', {
  display: 'grid',
  gridTemplateColumns: '18rem minmax(0, 1fr)',
  // Reserves room for the sentence and the figure, which load after the page.
  minHeight: '9.5rem',
  '@mobile': { gridTemplateColumns: '29% minmax(0, 1fr)', minHeight: '11rem' },
  '@largeText': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const LeadPicture = styled('img', {
  width: '100%',
  height: '100%',
  // The text sets the height.
  minHeight: 0,
  contain: 'size',
  objectFit: 'cover',
  background: '$surfaceSunken',
  '@largeText': { contain: 'none', height: 'auto', aspectRatio: '2 / 1' },
});

export const Summary = styled('div', {
  display: 'grid',
  alignContent: 'center',
  alignItems: 'center',
  gap: '$3 $8',
  padding: '$6',
  '@bp2': { gridTemplateColumns: 'minmax(0, 1fr) 13rem' },
  '@mobile': { padding: '$4' },
});

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
  minHeight: '16rem',
  maxHeight: '28rem',
  '@belowBp2': { height: 'auto', minHeight: 0, aspectRatio: '16 / 9' },
  variants: {
    side: { right: { '@bp2': { order: 1 } }, left: {} },
  },
  defaultVariants: { side: 'right' },
});
