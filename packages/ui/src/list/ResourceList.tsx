import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useMedia } from '../browser/use-media.ts';
import { Button } from '../controls/Button.tsx';
import { Inline, Stack } from '../display/Layout.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { LoadingRegion } from '../feedback/Skeleton.tsx';
import { media } from '../measures.ts';
import { Note } from '../page/Note.tsx';
import { Pagination } from '../page/Pagination.tsx';
import { QueryError } from '../page/QueryError.tsx';
import { RowsSkeleton } from '../page/skeletons.tsx';
import { useSearchParams, useTexts, useUi } from '../provider/UiProvider.tsx';
import { getNarrowingNames, type ListFilter, ListFilters } from './ListFilters.tsx';
import { hasPhoneRows, type ListColumn, ListRows, type ListRowsProps } from './ListRows.tsx';
import type { ListPage } from './list-page.ts';
import { formatNextSort, type ListSorting, parseSort } from './list-sort.ts';
import { NoMatch } from './NoMatch.tsx';
import { hasParams, setFilter, usePage } from './search-params.ts';

/** Max number of skeleton rows. */
const MAX_LOADING_ROWS = 5;

type ResourceListProps<Row> = {
  /** Name of the table, its filters and its pagination. */
  label: string;
  /** Query for the page in the URL, from a generated hook with `keepPage`. */
  query: UseQueryResult<ListPage<Row>, Error>;
  /** Rows per page. Omit it for a list that has only one page. */
  pageSize?: number;
  /** Page parameter in the URL, for screens with more than one list. Default: `page`. */
  pageParam?: string;
  filters?: readonly ListFilter[];
  /** Name under which this device remembers the filters. By default, they are not remembered. */
  remembered?: string;
  /** Shown if the list is empty and no filters are set. */
  empty: ComponentProps<typeof EmptyState>;
  /** Formats the number of rows, which is shown above the list. */
  formatCount?: (count: number) => string;
  /** Buttons next to the number of rows. */
  actions?: ReactNode;
  /** Notes and buttons below the rows. */
  notes?: ReactNode;
} & RowsProps<Row>;

type RowsProps<Row> =
  | (Pick<ListRowsProps<Row>, 'getKey' | 'columns' | 'getTime'> & {
      /** Sortable columns. The sort order is kept in `?sort=`. */
      sorting?: ListSorting;
      renderRows?: never;
    })
  /** Renders the rows in a form other than a table. `skeleton` should match it. */
  | { renderRows: (rows: readonly Row[]) => ReactNode; skeleton?: ReactNode; columns?: never };

/**
 * A resource list whose filters, order and page are in the URL. Handles loading, failures, empty lists, filters
 * without matches, and pages past the end. Wide screens show a table, and phones show two-line rows or cards.
 */
export function ResourceList<Row>(props: ResourceListProps<Row>) {
  const { label, query, filters = [], pageParam = 'page', remembered } = props;
  return (
    <Stack gap="md" aria-busy={query.isFetching}>
      {filters.length > 0 ? <ListFilters {...{ label, filters, pageParam, remembered }} /> : null}
      <Results {...props} />
    </Stack>
  );
}

function Results<Row>(props: ResourceListProps<Row>) {
  const { label, query, pageSize = Number.POSITIVE_INFINITY, pageParam = 'page', filters = [] } = props;
  const { isMissing } = useUi();
  const [search] = useSearchParams();
  const [page, setPage] = usePage(pageParam);
  if (query.isPending) {
    if (props.renderRows && props.skeleton) return props.skeleton;
    return (
      <LoadingRegion>
        <RowsSkeleton count={Math.min(pageSize, MAX_LOADING_ROWS)} />
      </LoadingRegion>
    );
  }
  if (isMissing(query.error) && page > 1) return <PastEnd {...{ pageParam }} />;
  if (!query.data) return <QueryError query={query} />;
  const { count, results } = query.data;
  if (results.length === 0) {
    const before = page === 1 ? 0 : (page - 1) * pageSize;
    // The page should have rows, so loading it must have failed.
    if (count > before) return <QueryError query={query} />;
    if (count > 0) return <PastEnd {...{ pageParam }} />;
    if (!hasParams(search, getNarrowingNames(filters))) return <EmptyState {...props.empty} />;
    return <NoMatch {...{ filters, pageParam, icon: props.empty.icon }} />;
  }
  return (
    <>
      {query.isError ? <QueryError query={query} /> : null}
      {props.formatCount || props.actions ? (
        <Inline justify="between" gap="md">
          <Note role="status" numeric>
            {props.formatCount?.(count)}
          </Note>
          {props.actions}
        </Inline>
      ) : null}
      {props.renderRows ? (
        props.renderRows(results)
      ) : (
        <SortedRows {...props} {...{ pageParam }} rows={results} sorting={props.sorting} />
      )}
      {props.notes}
      <Pagination label={label} page={page} pages={Math.ceil(count / pageSize)} onPage={setPage} />
    </>
  );
}

type SortedRowsProps<Row> = ListRowsProps<Row> & { sorting: ListSorting | undefined; pageParam: string };

function SortedRows<Row>({ sorting, pageParam, ...props }: SortedRowsProps<Row>) {
  const [search, setSearch] = useSearchParams();
  const isPhone = useMedia(media.mobile);
  if (!sorting) return <ListRows {...props} />;
  const sort = parseSort(search, sorting);
  const withSort = (column: ListColumn<Row>): ListColumn<Row> =>
    column.id !== undefined && sorting.columns.includes(column.id)
      ? { ...column, sort: sort.column === column.id ? sort.direction : 'none' }
      : column;
  const sortBy = (id: string) =>
    setSearch((current) => setFilter(current, 'sort', formatNextSort(sort, id, sorting), pageParam));
  const { label, columns } = props;
  return (
    <>
      {isPhone && sorting.phone && hasPhoneRows(columns) ? (
        <ListFilters {...{ label, pageParam }} filters={[sorting.phone]} />
      ) : null}
      <ListRows {...props} columns={columns.map(withSort)} onSort={sortBy} />
    </>
  );
}

function PastEnd({ pageParam }: { pageParam: string }) {
  const t = useTexts();
  const [, setPage] = usePage(pageParam);
  return (
    <EmptyState
      title={t.lists.pastEnd()}
      action={
        <Button variant="secondary" onClick={() => setPage(1)}>
          {t.lists.toFirstPage()}
        </Button>
      }
    />
  );
}
