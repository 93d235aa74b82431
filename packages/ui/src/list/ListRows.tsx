import type { Key, ReactNode } from 'react';
import { useMedia } from '../browser/use-media.ts';
import { renderContent, Table, type TableColumn } from '../display/Table.tsx';
import { media } from '../measures.ts';
import { DayList, TwoLineRows } from './DayList.tsx';

type PhonePlace = 'title' | 'amount' | 'note' | 'aside';

export type ListColumn<Row> = TableColumn<Row> & {
  /**
   * Position of the column in a two-line row on phones, or its content by position. Without this, the column is
   * hidden on phones.
   */
  phone?: PhonePlace | Partial<Record<PhonePlace, (row: Row) => ReactNode>>;
};

export type ListRowsProps<Row> = {
  /** Name of the table and, on phones, of the list of rows. */
  label: string;
  rows: readonly Row[];
  getKey: (row: Row) => Key;
  columns: readonly ListColumn<Row>[];
  /** Returns the day or time by which phones group rows. */
  getTime?: ((row: Row) => string) | undefined;
  onSort?: ((columnId: string) => void) | undefined;
};

/** Rows as a table, or on phones as two-line rows. Without a column that has a place in them, phones show cards. */
export function ListRows<Row>({ label, rows, getKey, columns, getTime, onSort }: ListRowsProps<Row>) {
  const isPhone = useMedia(media.mobile);
  if (!isPhone || !hasPhoneRows(columns)) {
    return <Table caption={label} rowKey={getKey} rows={rows} columns={columns} onSort={onSort} />;
  }
  const toRow = (row: Row) => ({ key: getKey(row), ...toPhoneRow(row, columns) });
  return getTime ? (
    <DayList label={label} rows={rows.map((row) => ({ ...toRow(row), at: getTime(row) }))} />
  ) : (
    <TwoLineRows label={label} rows={rows.map(toRow)} />
  );
}

export const hasPhoneRows = <Row,>(columns: readonly ListColumn<Row>[]): boolean =>
  columns.some(({ phone }) => phone !== undefined);

/** Returns a row's content by its position on phones. */
function toPhoneRow<Row>(row: Row, columns: readonly ListColumn<Row>[]) {
  const getContent = (place: PhonePlace) => {
    for (const column of columns) {
      const { phone } = column;
      if (phone === place) return renderContent(column, row);
      if (typeof phone === 'object' && phone[place]) return phone[place](row);
    }
    return null;
  };
  return {
    title: getContent('title'),
    amount: getContent('amount'),
    note: getContent('note'),
    aside: getContent('aside'),
  };
}
