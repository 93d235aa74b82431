import { toKoreanDate } from '@gli/validation';
import { type Key, type ReactNode, use, useId } from 'react';
import { HeadingRank, Text } from '../display/Text.tsx';
import { Note } from '../page/Note.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import { styled } from '../stitches.config.ts';

const Days = styled('div', { display: 'grid', gap: '$5' });
const Rows = styled('ul', { display: 'grid' });
const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 $3',
  alignItems: 'baseline',
  paddingBlock: '$3',
  borderBottom: '1px solid $colors$border',
  '&:last-child': { borderBottom: 0 },
  '& > :nth-child(even)': { textAlign: 'right' },
  // The link in the title covers the row.
  position: 'relative',
  '& > :first-child a': {
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '@largeText': { gridTemplateColumns: 'minmax(0, 1fr)', '& > :nth-child(even)': { textAlign: 'left' } },
  // Gives a copy button a full-size touch target without making the row taller.
  '& button': { position: 'relative', zIndex: 1, marginBlock: '-$3' },
});

export type TwoLineRow = {
  key: Key;
  title: ReactNode;
  amount: ReactNode;
  /** Second line: a description, with the time or status at the end. */
  note: ReactNode;
  aside: ReactNode;
};

type DayListProps = {
  label: string;
  /** Rows with their day or time. */
  rows: readonly (TwoLineRow & { at: string })[];
};

/** Two-line rows grouped by day in Korea. On phones, they replace tables. */
export function DayList({ label, rows }: DayListProps) {
  const formats = useUi().useFormats();
  const rank = use(HeadingRank);
  const id = useId();
  return (
    <Days role="group" aria-label={label}>
      {byDay(rows).map(({ day, rows: ofDay }) => (
        <section key={day} aria-labelledby={`${id}-${day}`}>
          <Text as={rank} size="sm" weight="semibold" tone="muted" id={`${id}-${day}`}>
            {formats.day(day)}
          </Text>
          <TwoLineRows rows={ofDay} />
        </section>
      ))}
    </Days>
  );
}

/** Rows with a title and an amount, and a smaller second line. */
export function TwoLineRows({ label, rows }: { label?: string; rows: readonly TwoLineRow[] }) {
  return (
    <Rows aria-label={label}>
      {rows.map(({ key, title, amount, note, aside }) => (
        <Row key={key}>
          <Text as="div" size="sm" weight="medium">
            {title}
          </Text>
          <Text as="div" size="sm" weight="semibold" numeric>
            {amount}
          </Text>
          <Note as="div">{note}</Note>
          <Note as="div" numeric>
            {aside}
          </Note>
        </Row>
      ))}
    </Rows>
  );
}

/** Groups rows by day. The order of the days and rows stays the same. */
export function byDay<Timed extends { at: string }>(
  rows: readonly Timed[],
): { day: string; rows: Timed[] }[] {
  const days = new Map<string, Timed[]>();
  for (const row of rows) {
    const day = toKoreanDate(new Date(row.at));
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days].map(([day, ofDay]) => ({ day, rows: ofDay }));
}
