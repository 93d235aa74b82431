import { type ReactNode, useId } from 'react';
import { Card, CardBody, CardLink } from '../display/Card.tsx';
import { Inline, Stack } from '../display/Layout.tsx';
import { CardCover, CoverBadges } from '../display/Picture.tsx';
import { Heading } from '../display/Text.tsx';
import { styled } from '../stitches.config.ts';
import { Note } from './Note.tsx';

const Foot = styled(Inline, {
  marginTop: 'auto',
  // Above the link that covers the card. Their touch area does not make the line taller.
  '& > button, & > :has(input)': { position: 'relative', zIndex: 1, marginBlock: '-$3' },
});

const Root = styled(Card, {
  display: 'flex',
  flexDirection: 'column',
  '@mobile': {
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr)',
    [`& > ${CardCover}`]: { aspectRatio: 'auto' },
    [`& > ${CardCover} > img`]: { position: 'absolute', inset: 0 },
    [`& ${CoverBadges}`]: {
      top: '$2',
      left: '$2',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '$1',
    },
    [`& > ${CardBody}`]: { padding: '$3', gap: '$2' },
    '& :is(h2, h3)': { fontSize: '$md' },
    // Leaves room for the corner's button.
    [`&[data-corner] > ${CardBody} > :first-child`]: { paddingRight: '$8' },
  },
  '@largeText': { display: 'flex', [`& > ${CardCover}`]: { aspectRatio: '3 / 2' } },
});

type MediaCardProps = {
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
  /** A `CornerAction`. */
  corner?: ReactNode;
  /** Last line: badges, a price, a checkbox. */
  foot?: ReactNode;
  /** Position in a long, virtualized list, counted from 1. */
  position?: { index: number; of: number } | undefined;
  children?: ReactNode;
};

/** An item of a list with its picture, which is above the text, and on phones at its side. */
export function MediaCard(props: MediaCardProps) {
  const { href, name, rank = 'h2', badges, caption, corner, foot, position } = props;
  const nameId = useId();
  return (
    <Root
      as="article"
      padding="none"
      interactive
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
        <Stack gap="xs">
          {caption ? <Note>{caption}</Note> : null}
          <Heading as={rank} size="md" id={nameId}>
            <CardLink href={href}>{name}</CardLink>
          </Heading>
        </Stack>
        {props.children}
        {foot ? <Foot justify="between">{foot}</Foot> : null}
      </CardBody>
      {corner}
    </Root>
  );
}
