import { Card } from '@gli/ui';
import { styled } from '@gli/ui/styles';

// An entry with a photo takes the full width. The photo and the text alternate sides.
export const Frame = styled(Card, {
  display: 'grid',
  variants: {
    pictured: {
      true: {
        gridColumn: '1 / -1',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        '& > div': { alignSelf: 'center' },
        '@belowBp2': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
});

export const Picture = styled('img', {
  width: '100%',
  height: '100%',
  minHeight: '16rem',
  maxHeight: '28rem',
  objectFit: 'cover',
  background: '$surfaceSunken',
  '@belowBp2': { height: 'auto', minHeight: 0, aspectRatio: '16 / 9' },
  variants: { side: { right: { '@bp2': { order: 1 } }, left: {} } },
});

export const TextColumn = styled('div', {
  padding: '$8',
  minWidth: 0,
  '@mobile': { padding: '$5' },
});
