import type { ListFilter } from './ListFilters.tsx';
import { parseEnum } from './search-params.ts';

export type ListSorting<Column extends string = string> = {
  /** Ids of the sortable columns. */
  columns: readonly Column[];
  /** Columns that are sorted ascending on the first click. All others are sorted descending. */
  ascendingFirst?: readonly Column[];
  /** Default sort column. */
  initial: NoInfer<Column>;
  /** Choice of `?sort=` on phones with two-line rows, which have no headers to click. */
  phone?: ListFilter;
};

export type ListSort<Column extends string = string> = {
  column: Column;
  direction: 'ascending' | 'descending';
};

/** Parses the sort in the URL. `?sort=-value` sorts by value, largest first. */
export function parseSort<Column extends string>(
  search: URLSearchParams,
  sorting: ListSorting<Column>,
): ListSort<Column> {
  const sort = search.get('sort') ?? '';
  const column = parseEnum(sorting.columns, sort.replace(/^-/, ''));
  if (!column) return { column: sorting.initial, direction: getFirstDirection(sorting.initial, sorting) };
  return { column, direction: sort.startsWith('-') ? 'descending' : 'ascending' };
}

/**
 * Returns the value of `?sort=` after a click on a column's header. If the list is already sorted by the
 * column, reverses the direction.
 */
export function formatNextSort(sort: ListSort, column: string, sorting: ListSorting): string {
  const direction =
    sort.column === column ? oppositeDirections[sort.direction] : getFirstDirection(column, sorting);
  return direction === 'descending' ? `-${column}` : column;
}

const oppositeDirections = { ascending: 'descending', descending: 'ascending' } as const;

function getFirstDirection(column: string, { ascendingFirst = [] }: ListSorting): ListSort['direction'] {
  return ascendingFirst.includes(column) ? 'ascending' : 'descending';
}
