import type { GliError } from '@gli/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Stack } from '../../design/display/Layout.tsx';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import { ListPages } from './ListPages.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { NothingListed } from './NothingListed.tsx';

type PagedListProps<Row> = {
  query: UseQueryResult<{ count: number; results: Row[] }, GliError>;
  /** What the list is called where one steps through its pages. */
  label: string;
  /** Names of the filters of the address. */
  filters?: readonly string[];
  /** What stands there when there is none yet. */
  none: ReactNode;
  children: (rows: Row[]) => ReactNode;
};

/** A list by the page of the address: on its way, out of reach, without rows, or its rows with the pages below. */
export function PagedList<Row>({ query, label, filters = [], none, children }: PagedListProps<Row>) {
  if (query.isPending) return <ListSkeleton />;
  if (!query.data) return <LoadFailure query={query} />;
  const { count, results } = query.data;
  if (results.length === 0) {
    return (
      <NothingListed count={count} filters={filters}>
        {none}
      </NothingListed>
    );
  }
  return (
    <Stack gap="md" aria-busy={query.isFetching}>
      {query.isError ? <LoadFailure query={query} /> : null}
      {children(results)}
      <ListPages label={label} count={count} />
    </Stack>
  );
}
