import { type Key, type ReactNode, useId } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../icons.ts';
import { styled } from '../stitches.config.ts';
import { Amount } from './Amount.tsx';
import { Stack } from './Layout.tsx';
import { VisuallyHidden, visuallyHidden } from './VisuallyHidden.tsx';

const Region = styled('div', {
  containerType: 'inline-size',
  overflowX: 'auto',
  minWidth: 0,
  borderRadius: '$sm',
  variants: {
    // Scrolls in both directions, so that the row and the column of names can stay in view.
    pinned: {
      true: { overflow: 'auto', maxHeight: 'calc(100dvh - 13rem)', '@short': { maxHeight: 'none' } },
    },
  },
});

const Caption = styled('caption', {
  textAlign: 'left',
  fontSize: '$sm',
  color: '$textMuted',
  variants: { shown: { true: { paddingBottom: '$3' } } },
});

const HeadGroup = styled('thead', {});
const Group = styled('tbody', {});
const Row = styled('tr', {});

const Head = styled('th', {
  paddingBlock: '$2',
  paddingInline: '$3',
  textAlign: 'left',
  fontSize: '$sm',
  fontWeight: '$medium',
  color: '$textMuted',
  whiteSpace: 'nowrap',
  borderBottom: '1px solid $colors$border',
  '&:first-child': { paddingLeft: 0 },
  '&:last-child': { paddingRight: 0 },
  variants: { numeric: { true: { textAlign: 'right' } }, sortable: { true: {} } },
});

const Sort = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '$controlSmall',
  marginInline: '-$2',
  paddingInline: '$2',
  background: 'none',
  border: 0,
  borderRadius: '$sm',
  fontWeight: 'inherit',
  whiteSpace: 'nowrap',
  '& svg': { width: '0.875rem', height: '0.875rem' },
  '&:hover': { color: '$text', background: '$surfaceSunken' },
  // Otherwise, the table would scroll sideways by the margin.
  'th:last-child > &': { marginRight: 0, paddingRight: 0 },
  '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: '$text', fontWeight: '$semibold' },
  '@mobile': { minHeight: '$touch' },
});

const Cell = styled('td', {
  padding: '$4 $3',
  textAlign: 'left',
  verticalAlign: 'middle',
  fontWeight: 'inherit',
  lineHeight: '$snug',
  borderBottom: '1px solid $colors$border',
  '&:first-child': { paddingLeft: 0 },
  '&:last-child': { paddingRight: 0 },
  'tr:last-child > &': { borderBottom: 0 },
  '&[data-figure]': { textAlign: 'right', whiteSpace: 'nowrap' },
});

/** A row as a card, with a line for each column. */
const cards = {
  display: 'block',
  '& caption, & thead, & tbody, & tr, & td, & th': { display: 'block' },
  // Hides the header, except for its sort buttons.
  [`& ${Head}`]: { ...visuallyHidden, border: 0 },
  '& thead tr': { display: 'flex', flexWrap: 'wrap', gap: '$2' },
  '& thead tr:has(button)': { paddingBottom: '$4' },
  [`& ${Head}:has(button)`]: {
    position: 'static',
    width: 'auto',
    height: 'auto',
    margin: 0,
    overflow: 'visible',
    clipPath: 'none',
  },
  '& tbody tr': { paddingBlock: '$4', borderBottom: '1px solid $colors$border' },
  '& tbody tr:first-child': { paddingTop: 0 },
  '& tbody tr:last-child': { borderBottom: 0, paddingBottom: 0 },
  [`& ${Cell}`]: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '$4',
    padding: '$1 0',
    border: 0,
    textAlign: 'right',
    whiteSpace: 'normal',
  },
  // A figure moves below its label with large text instead of breaking.
  [`& ${Cell}[data-figure]`]: { whiteSpace: 'normal', flexWrap: 'wrap', columnGap: '$4', rowGap: 0 },
  '& [data-figure] > *': { marginLeft: 'auto' },
  [`& ${Cell} > ${Stack}`]: { alignItems: 'flex-end' },
  [`& ${Cell}[role="rowheader"] > ${Stack}`]: { alignItems: 'flex-start' },
  '& [data-name]::before': {
    content: 'attr(data-name)',
    flexShrink: 0,
    color: '$textMuted',
    fontSize: '$sm',
    textAlign: 'left',
  },
  [`& ${Cell}[role="rowheader"]`]: { paddingBottom: '$2', textAlign: 'left' },
};

/** Paper is as narrow as a phone, but always has a table. */
const cardsOnScreen = { '@media screen': cards };

const Root = styled('table', {
  variants: {
    phone: {
      scroll: {},
      cards: {
        '@mobile': cardsOnScreen,
      },
    },
    pinned: {
      true: {
        [`& ${Head}, & ${Cell}[role="rowheader"]`]: { position: 'sticky', background: '$surfaceRaised' },
        [`& ${Head}`]: { top: 0, zIndex: 1, whiteSpace: 'normal', color: '$text', fontWeight: '$semibold' },
        [`& :is(${Head}:first-child, ${Cell}[role="rowheader"])`]: { left: 0, color: '$textMuted' },
        [`& ${Head}:first-child`]: { zIndex: 2 },
        '@mobile': {
          fontSize: '$sm',
          [`& ${Head}:not(:first-child)`]: { minWidth: '7.5rem' },
          [`& ${Cell}`]: { paddingBlock: '$3' },
        },
      },
    },
    /** Shows cards next to sidebars too, where a table with so many columns would be cut off. */
    columns: {
      few: {},
      four: { '@container (max-width: 30rem)': cardsOnScreen },
      many: { '@container (max-width: 42rem)': cardsOnScreen },
    },
  },
});

const getWidth = (columns: number) => (columns > 4 ? 'many' : columns === 4 ? 'four' : 'few');

type SortDirection = 'ascending' | 'descending';

type Content<Row> = (row: Row) => ReactNode;

export type TableColumn<Row> = {
  /** Required if the column is sortable or shares its header with another. */
  id?: string | undefined;
  /** Column header. On phones, the label next to each value. */
  header: string;
  /** Set if the column is sortable. `none` while another column is sorted. */
  sort?: SortDirection | 'none' | undefined;
} & (
  | { cell: Content<Row>; figure?: never; name?: never }
  /** A right-aligned figure. */
  | { figure: Content<Row>; cell?: never; name?: never }
  /** Names the row (th scope="row"). On phones, the card's title without the column name. */
  | { name: Content<Row>; cell?: never; figure?: never }
);

export type TableProps<Row> = {
  /** Caption of the table for screen readers, visible with `captionShown`. */
  caption: string;
  captionShown?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** On phones, rows become cards (default) or the table scrolls in a focusable region. */
  phone?: 'cards' | 'scroll' | undefined;
  /** True if the headers and the names of the rows stay in view while a long table scrolls in a dialog. */
  pinned?: boolean | undefined;
  onSort?: ((columnId: string) => void) | undefined;
};

/** A table of similar rows. Roles are explicit, because a table that is displayed as cards loses its implicit roles. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    captionShown = false,
    columns,
    rows,
    rowKey,
    phone = 'cards',
    pinned = false,
    onSort,
  } = props;
  const captionId = useId();
  const scrolls = phone === 'scroll';
  return (
    <Region pinned={pinned} {...(scrolls && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}>
      <Root role="table" phone={phone} pinned={pinned} columns={scrolls ? 'few' : getWidth(columns.length)}>
        <Caption id={captionId} shown={captionShown}>
          {captionShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </Caption>
        <HeadGroup role="rowgroup">
          <Row role="row">
            {columns.map((column) => (
              <Head
                key={column.id ?? column.header}
                role="columnheader"
                scope="col"
                numeric={Boolean(column.figure)}
                sortable={Boolean(column.sort)}
                aria-sort={column.sort}
              >
                {column.sort ? <SortButton column={column} onSort={onSort} /> : column.header}
              </Head>
            ))}
          </Row>
        </HeadGroup>
        <Group role="rowgroup">
          {rows.map((row) => (
            <Row role="row" key={rowKey(row)}>
              {columns.map((column) => (
                <Cell
                  key={column.id ?? column.header}
                  as={column.name ? 'th' : 'td'}
                  role={column.name ? 'rowheader' : 'cell'}
                  scope={column.name ? 'row' : undefined}
                  data-name={column.name ? undefined : column.header}
                  data-figure={column.figure ? '' : undefined}
                >
                  {renderContent(column, row)}
                </Cell>
              ))}
            </Row>
          ))}
        </Group>
      </Root>
    </Region>
  );
}

/** Returns a cell's content. A figure is its own element. */
export function renderContent<Row>({ name, figure, cell }: TableColumn<Row>, row: Row): ReactNode {
  if (!figure) return (name ?? cell)(row);
  const content = figure(row);
  return typeof content === 'string' ? <Amount>{content}</Amount> : content;
}

type SortButtonProps<Row> = { column: TableColumn<Row>; onSort: ((columnId: string) => void) | undefined };

function SortButton<Row>({ column, onSort }: SortButtonProps<Row>) {
  const Arrow = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[column.sort ?? 'none'];
  return (
    <Sort type="button" onClick={() => onSort?.(column.id ?? column.header)}>
      <span>{column.header}</span>
      <Arrow aria-hidden />
    </Sort>
  );
}
