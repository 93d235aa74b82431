import { type ReactNode, useId } from 'react';
import { Card, CardBody, CardLink } from '../display/Card.tsx';
import { Inline, Stack } from '../display/Layout.tsx';
import { CardCover, CoverBadges } from '../display/Picture.tsx';
import { Heading } from '../display/Text.tsx';
import { styled } from '../stitches.config.ts';
import { Note } from './Note.tsx';

const Corner = styled('div', {
  position: 'absolute',
  top: '$2',
  right: '$2',
  zIndex: 1,
  '& > button': {
    borderRadius: '$round',
    background: 'color-mix(in srgb, $colors$surfaceRaised 92%, transparent)',
  },
});
const Title = styled(Stack, {});
const Foot = styled(Inline, {
  marginTop: 'auto',
  // Above the link that covers the card.
  '& :is(button, label)': { position: 'relative', zIndex: 1 },
});

const small = {
  [`& > ${CardBody}`]: { padding: '$3', gap: '$2' },
  '& :is(h2, h3)': { fontSize: '$md' },
  [`& ${CoverBadges}`]: {
    top: '$2',
    left: '$2',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '$1',
  },
};
const Root = styled(Card, {
  display: 'flex',
  flexDirection: 'column',
  variants: {
    layout: {
      list: {
        '@mobile': {
          ...small,
          display: 'grid',
          gridTemplateColumns: '6.5rem minmax(0, 1fr)',
          [`& > ${CardCover}`]: { aspectRatio: 'auto' },
          [`& > ${CardCover} > img`]: { position: 'absolute', inset: 0 },
          // Leaves room for the corner's button.
          [`&[data-corner] ${Title}`]: { paddingRight: '$10' },
        },
        '@largeText': { display: 'flex', [`& > ${CardCover}`]: { aspectRatio: '3 / 2' } },
      },
      tile: small,
    },
  },
});

type MediaCardProps = {
  /** `list`: the picture is above the text, and at the side on phones. `tile`: a small card. Default: `list`. */
  layout?: 'list' | 'tile';
  /** Page of the item. The whole card is its link. */
  href: string;
  name: string;
  /** Heading level of the name. */
  rank?: 'h2' | 'h3';
  /** An `img`. */
  picture: ReactNode;
  /** Badges on the picture. */
  badges?: ReactNode;
  /** Small line above the name, such as category and place. */
  caption?: ReactNode;
  /** Icon button in the card's corner. */
  corner?: ReactNode;
  /** Last line: badges, a price, a checkbox. */
  foot?: ReactNode;
  /** Position in a long, virtualized list, counted from 1. */
  position?: { index: number; of: number } | undefined;
  children?: ReactNode;
};

/** An item with a picture, in a list or in a row of related items. On phones, a list's card is as compact as a row. */
export function MediaCard(props: MediaCardProps) {
  const { layout = 'list', href, name, rank = 'h2', badges, caption, corner, foot, position } = props;
  const nameId = useId();
  return (
    <Root
      as="article"
      padding="none"
      interactive
      layout={layout}
      aria-labelledby={nameId}
      aria-posinset={position?.index}
      aria-setsize={position?.of}
      data-corner={corner ? '' : undefined}
    >
      <CardCover>
        {props.picture}
        {badges ? <CoverBadges>{badges}</CoverBadges> : null}
      </CardCover>
      <CardBody>
        <Title gap="xs">
          {caption ? <Note>{caption}</Note> : null}
          <Heading as={rank} size="md" id={nameId}>
            <CardLink href={href}>{name}</CardLink>
          </Heading>
        </Title>
        {props.children}
        {foot ? <Foot justify="between">{foot}</Foot> : null}
      </CardBody>
      {corner ? <Corner>{corner}</Corner> : null}
    </Root>
  );
}

/** Small cards in a single row, which scrolls sideways if they do not fit. */
export const CardRow = styled('div', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(11rem, 1fr)',
  gap: '$3',
  // The cards reach the edges of a phone's window.
  marginInline: '-$4',
  padding: '2px $4 $2',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '$4',
  scrollbarWidth: 'thin',
  '& > *': { scrollSnapAlign: 'start', maxWidth: '18rem' },
});
