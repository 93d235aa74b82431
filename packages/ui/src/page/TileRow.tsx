import type { ReactNode } from 'react';
import { CardLink } from '../display/Card.tsx';
import { Photo } from '../display/Picture.tsx';
import { Text } from '../display/Text.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { styled } from '../stitches.config.ts';
import { Note } from './Note.tsx';

/** A row of small cards that scrolls sideways. */
export const TileRow = styled('ul', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(9.5rem, 11rem)',
  gap: '$3',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  // Keeps the cards' focus ring and the scrollbar off their edges.
  margin: '-$1',
  padding: '$1 $1 $2',
  scrollPaddingInline: '$1',
});

const Root = styled('li', {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '$1',
  minWidth: 0,
  scrollSnapAlign: 'start',
  borderRadius: '$lg',
  lineHeight: '$snug',
  '&:has(a:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
});

type TileProps = {
  href: string;
  /** URL of the picture, which is decorative. */
  picture: string | undefined;
  title: string;
  note: ReactNode;
  /** A control in the corner of the picture. */
  corner?: ReactNode;
};

/** A small card of a `TileRow`, which is a single link. */
export function Tile({ href, picture, title, note, corner }: TileProps) {
  return (
    <Root>
      <Photo src={picture} alt="" width={300} height={200} radius="md" loading="lazy" />
      <Text as="span" size="sm" weight="semibold">
        <CardLink href={href}>{title}</CardLink>
      </Text>
      <Note as="span" numeric>
        {note}
      </Note>
      {corner}
    </Root>
  );
}

export const TileSkeleton = () => (
  <Root aria-hidden>
    <Skeleton shape="block" css={{ aspectRatio: '3 / 2' }} />
    <Text as="span" size="sm">
      <Skeleton width="most" />
    </Text>
    <Note as="span">
      <Skeleton width="half" />
    </Note>
  </Root>
);

/** A control in the corner of a card's picture, above the link that covers the card. */
export const CornerAction = styled('div', {
  position: 'absolute',
  zIndex: 1,
  top: '$2',
  right: '$2',
  borderRadius: '$round',
  background: 'color-mix(in srgb, $colors$surface 88%, transparent)',
  '& > button': { borderRadius: '$round' },
});
