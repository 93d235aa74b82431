import type { Key, ReactNode } from 'react';
import type { TableColumn } from '../display/Table.tsx';

type SheetTableProps<Row> = {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Rows of the table's footer. */
  footer?: ReactNode;
};

/** A table on a `PrintSheet`. A regular `Table` would use the layout for phones, because paper is narrow. */
export function SheetTable<Row>({ columns, rows, rowKey, footer }: SheetTableProps<Row>) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ header, figure }) => (
            <th key={header} scope="col" data-figure={figure && true}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ header, name, figure, cell }) =>
              name ? (
                <th key={header} scope="row">
                  {name(row)}
                </th>
              ) : (
                <td key={header} data-figure={figure && true}>
                  {(figure ?? cell)(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      {footer ? <tfoot>{footer}</tfoot> : null}
    </table>
  );
}
