import { parseEnum } from '../search-params.ts';

export type ListSorting<Column extends string = string> = {
  /** Ids of the columns that can be sorted by. */
  columns: readonly Column[];
  /** Columns that sort ascending on the first click; figures sort descending. */
  ascendingFirst?: readonly Column[];
  /** Default sort column. */
  initial: NoInfer<Column>;
};

export type ListSort<Column extends string = string> = {
  column: Column;
  direction: 'ascending' | 'descending';
};

/** The sort in the address: `?sort=-value` is by value, the largest first. */
export function parseSort<Column extends string>(
  search: URLSearchParams,
  sorting: ListSorting<Column>,
): ListSort<Column> {
  const sort = search.get('sort') ?? '';
  const column = parseEnum(sorting.columns, sort.replace(/^-/, ''));
  if (!column) return { column: sorting.initial, direction: getFirstDirection(sorting.initial, sorting) };
  return { column, direction: sort.startsWith('-') ? 'descending' : 'ascending' };
}

/** The value of `?sort=` after a click on a column header: the column that sorts turns its direction. */
export function formatNextSort(sort: ListSort, column: string, sorting: ListSorting): string {
  const direction =
    sort.column === column ? oppositeDirections[sort.direction] : getFirstDirection(column, sorting);
  return direction === 'descending' ? `-${column}` : column;
}

const oppositeDirections = { ascending: 'descending', descending: 'ascending' } as const;

function getFirstDirection(column: string, { ascendingFirst = [] }: ListSorting): ListSort['direction'] {
  return ascendingFirst.includes(column) ? 'ascending' : 'descending';
}
