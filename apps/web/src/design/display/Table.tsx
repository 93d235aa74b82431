import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { type Key, type ReactNode, useId } from 'react';
import * as Part from './table.styles.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type SortDirection = 'ascending' | 'descending';

export type TableColumn<Row> = {
  id: string;
  /** Head of the column; on phones the name beside each value. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures: to the right, under each other. */
  numeric?: boolean | undefined;
  /** Names the row (th scope="row"); on phones the card's head, without its column name. */
  rowHeader?: boolean | undefined;
  /** Present where the column can be sorted; `none` when something else is sorted by. */
  sort?: SortDirection | 'none' | undefined;
};

type TableProps<Row> = {
  /** What the table shows, read and, unless `captionHidden`, seen. */
  caption: string;
  captionHidden?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** On phones: rows become cards (default), or the table scrolls in a region that takes the focus. */
  phone?: 'cards' | 'scroll' | undefined;
  onSort?: ((columnId: string) => void) | undefined;
};

/** A table of rows of one kind. Roles are spelled out because a table shown as cards loses its own. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionHidden = false, columns, rows, rowKey, phone = 'cards', onSort } = props;
  const captionId = useId();
  const scrolls = phone === 'scroll';
  return (
    <Part.Region {...(scrolls && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}>
      <Part.Root role="table" phone={phone}>
        <Part.Caption id={captionId}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </Part.Caption>
        <Part.HeadGroup role="rowgroup">
          <Part.Row role="row">
            {columns.map((column) => (
              <Part.Head
                key={column.id}
                role="columnheader"
                scope="col"
                numeric={column.numeric ?? false}
                sortable={Boolean(column.sort)}
                aria-sort={column.sort}
              >
                {column.sort ? <SortButton column={column} onSort={onSort} /> : column.header}
              </Part.Head>
            ))}
          </Part.Row>
        </Part.HeadGroup>
        <Part.Group role="rowgroup">
          {rows.map((row) => (
            <Part.Row role="row" key={rowKey(row)}>
              {columns.map((column) => (
                <Part.Cell
                  key={column.id}
                  as={column.rowHeader ? 'th' : 'td'}
                  role={column.rowHeader ? 'rowheader' : 'cell'}
                  scope={column.rowHeader ? 'row' : undefined}
                  numeric={column.numeric ?? false}
                  data-name={column.rowHeader ? undefined : column.header}
                >
                  {column.cell(row)}
                </Part.Cell>
              ))}
            </Part.Row>
          ))}
        </Part.Group>
      </Part.Root>
    </Part.Region>
  );
}

type SortButtonProps<Row> = { column: TableColumn<Row>; onSort: ((columnId: string) => void) | undefined };

function SortButton<Row>({ column, onSort }: SortButtonProps<Row>) {
  const Arrow = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[column.sort ?? 'none'];
  return (
    <Part.Sort type="button" onClick={() => onSort?.(column.id)}>
      {column.header}
      <Arrow aria-hidden />
    </Part.Sort>
  );
}
