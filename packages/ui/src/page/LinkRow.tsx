import { Children, type ReactNode } from 'react';
import { Amount } from '../display/Amount.tsx';
import { Card } from '../display/Card.tsx';
import { IconTile } from '../display/IconTile.tsx';
import { DividedList } from '../display/List.tsx';
import { Thumbnail } from '../display/Picture.tsx';
import { Text } from '../display/Text.tsx';
import { ChevronRight } from '../icons.ts';
import { Link } from '../provider/UiProvider.tsx';
import { styled } from '../stitches.config.ts';
import { Note } from './Note.tsx';

const Row = styled('li', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '$touch',
  padding: '$3 $4',
  '& > svg': { width: '1.125rem', height: '1.125rem', color: '$textMuted' },
  '@hover': { '&:has(> svg):hover': { background: '$surfaceSunken' } },
  '&:has(> div :is(a, button):focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '-2px' },
  // Above the link, which covers the row.
  '& > button': { zIndex: 1 },
  // The picture is above large text.
  '@largeText': { flexWrap: 'wrap', '& > svg': { display: 'none' } },
  variants: { isNew: { true: { boxShadow: 'inset 3px 0 0 $colors$primary' } } },
});
const Body = styled('div', { display: 'grid', gap: '$1', flex: '1 1 10rem', minWidth: 0 });
/** A line with content at both ends. */
const Line = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '$1 $4',
  lineHeight: '$snug',
  variants: {
    part: {
      // Every amount is at the end of the first line, however long the title is. Only large text wraps it.
      title: {
        '& > :first-child': { minWidth: 0 },
        '& > :last-child:not(:first-child)': { flexShrink: 0, '@largeText': { flexShrink: 1 } },
        '@largeText': { flexWrap: 'wrap' },
      },
      // The second part wraps if the line is too narrow.
      note: { flexWrap: 'wrap' },
    },
  },
});
// The link covers the row, so the whole row can be clicked but screen readers announce only the title.
const cover = {
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
};
const RowLink = styled(Link, cover);
const RowButton = styled('button', {
  ...cover,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

type LinkRowsProps = {
  label?: string;
  /** Text for a list without rows. */
  empty?: ReactNode;
  children: ReactNode;
};

/** A card of rows. */
export function LinkRows({ label, empty, children }: LinkRowsProps) {
  if (empty && Children.count(children) === 0) return <EmptyCard>{empty}</EmptyCard>;
  return (
    <Card padding="none">
      <DividedList aria-label={label}>{children}</DividedList>
    </Card>
  );
}

/** A card with a message that there is nothing to list. */
export const EmptyCard = ({ children }: { children: ReactNode }) => (
  <Card>
    <Text as="div" tone="muted">
      {children}
    </Text>
  </Card>
);

type LinkRowProps = {
  /** URL of the row's page, a function that the row calls instead, or null if there is neither. */
  href: string | (() => void) | null;
  /** Called when the row's link is followed, before the page changes. */
  onFollow?: (() => void) | undefined;
  /** URL of the row's picture. Without it, `icon` is shown. */
  picture?: string | undefined;
  icon?: ReactNode;
  title: ReactNode;
  /** Shown at the end of the first line. */
  amount?: ReactNode;
  note?: ReactNode;
  /** Shown at the end of the second line. */
  aside?: ReactNode;
  /** Control at the end of the row, above its link. Default: a chevron. */
  action?: ReactNode;
  /** Additional content below the lines. */
  children?: ReactNode;
  isNew?: boolean;
};

/** A row that is a single link or button, with a picture or icon at its start. */
export function LinkRow({
  href,
  onFollow,
  picture,
  icon,
  title,
  amount,
  note,
  aside,
  action,
  children,
  isNew = false,
}: LinkRowProps) {
  return (
    <Row isNew={isNew}>
      {picture ? <Thumbnail size="sm" src={picture} alt="" width={44} height={44} loading="lazy" /> : null}
      {icon ? <IconTile aria-hidden>{icon}</IconTile> : null}
      <Body>
        <Line part="title">
          <Text as="span" weight="semibold">
            <RowTitle href={href} onFollow={onFollow}>
              {title}
            </RowTitle>
          </Text>
          {amount ? (
            <Text as="span" weight="semibold" numeric>
              {typeof amount === 'string' ? <Amount>{amount}</Amount> : amount}
            </Text>
          ) : null}
        </Line>
        {note || aside ? (
          <Line part="note">
            <Note as="span" numeric>
              {note}
            </Note>
            {aside}
          </Line>
        ) : null}
        {children}
      </Body>
      {action ?? (href === null ? null : <ChevronRight aria-hidden />)}
    </Row>
  );
}

function RowTitle({ href, onFollow, children }: Pick<LinkRowProps, 'href' | 'onFollow' | 'children'>) {
  if (href === null) return children;
  if (typeof href === 'string') {
    return (
      <RowLink href={href} onClick={onFollow}>
        {children}
      </RowLink>
    );
  }
  return (
    <RowButton type="button" onClick={href}>
      {children}
    </RowButton>
  );
}
