import { Table, type TableProps } from '../display/Table.tsx';
import { useTexts } from '../provider/UiProvider.tsx';
import { Disclosure } from './Disclosure.tsx';

/** The figures of a chart as a table, collapsed. */
export function ChartTable<Row>(props: TableProps<Row>) {
  return (
    <Disclosure summary={useTexts().common.showTable()}>
      <Table {...props} />
    </Disclosure>
  );
}
