import { formatCsv } from '@gli/domain';
import { saveFile } from '@gli/ui';

/** Downloads a table as a CSV file. `name` excludes the extension. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', formatCsv(rows));
}
