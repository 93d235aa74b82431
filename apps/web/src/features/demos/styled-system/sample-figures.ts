import { decimal } from '@gli/validation';

/** A month with an amount of GLIB and its worth in won: made up, to show how figures look. */
export type SampleRow = { month: string; amount: string; value: string };

export const sampleRows: readonly SampleRow[] = [
  { month: '2026-05', amount: '1000', value: '12000000' },
  { month: '2026-06', amount: '1120.5', value: '13446000' },
  { month: '2026-07', amount: '1090', value: '13080000' },
  { month: '2026-08', amount: '1240.25', value: '14883000' },
  { month: '2026-09', amount: '1310', value: '15720000' },
  { month: '2026-10', amount: '1275.75', value: '15309000' },
];

/** The same as sizes, for the picture in a line. */
export const sampleMonths: readonly number[] = sampleRows.map(({ value }) => Number(value));

/** The rows by their worth. */
export function sortedRows(isDescending: boolean): readonly SampleRow[] {
  const ascending = sampleRows.toSorted((one, other) => decimal.compare(one.value, other.value));
  return isDescending ? ascending.toReversed() : ascending;
}
