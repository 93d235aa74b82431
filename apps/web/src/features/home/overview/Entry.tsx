import type { ReactNode } from 'react';
import { styled, Text, TextLink } from '@/design';
import { Note } from '@/shared';

export const EntryList = styled('ul', { display: 'grid' });
export const EntryItem = styled('li', {
  display: 'grid',
  gap: '$1',
  paddingBlock: '$3',
  '&:first-child': { paddingTop: 0 },
  '&:last-child': { paddingBottom: 0 },
  '& + &': { borderTop: '1px solid $colors$border' },
});
/** Both ends of a line. The second one wraps if the line is too narrow. */
export const EntryLine = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '$1 $4',
});

type EntryProps = { href: string; title: ReactNode; amount: string; day: string; note: ReactNode };

/** An entry with an amount and a day. Its title is a link. */
export function Entry({ href, title, amount, day, note }: EntryProps) {
  return (
    <EntryItem>
      <EntryLine>
        <TextLink href={href}>{title}</TextLink>
        <Text as="span" weight="semibold" numeric>
          {amount}
        </Text>
      </EntryLine>
      <EntryLine>
        <Note numeric>{day}</Note>
        {note}
      </EntryLine>
    </EntryItem>
  );
}

/** Link below a list to the full page. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div>
      <TextLink href={href}>{children}</TextLink>
    </div>
  );
}

export const investmentPath = (id: string): string =>
  `/mypage?tab=portfolio&investment=${encodeURIComponent(id)}`;
