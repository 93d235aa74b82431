import type { Key, ReactNode } from 'react';
import { useMedia } from '../browser/use-media.ts';
import { renderContent, Table, type TableColumn } from '../display/Table.tsx';
import { media } from '../measures.ts';
import { DayList } from './DayList.tsx';

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
  /** Returns the day or time by which phones group rows. Without this, phones show cards. */
  getTime?: ((row: Row) => string) | undefined;
  onSort?: ((columnId: string) => void) | undefined;
};

/** Rows as a table, or on phones as two-line rows grouped by day. */
export function ListRows<Row>({ label, rows, getKey, columns, getTime, onSort }: ListRowsProps<Row>) {
  const isPhone = useMedia(media.mobile);
  if (!isPhone || !getTime) {
    return <Table caption={label} rowKey={getKey} rows={rows} columns={columns} onSort={onSort} />;
  }
  return (
    <DayList
      label={label}
      rows={rows.map((row) => ({ key: getKey(row), at: getTime(row), ...toPhoneRow(row, columns) }))}
    />
  );
}

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
