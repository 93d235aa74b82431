import { type GliError, GliNotFoundError } from '@gli/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useDeferredValue } from 'react';
import { Container, EmptyState } from '@/design';
import { LoadFailure } from './LoadFailure.tsx';
import { PageHeader } from './PageHeader.tsx';
import { useTitle } from './title.ts';

type DetailPageProps<Item> = {
  query: UseQueryResult<Item, GliError>;
  skeleton: ReactNode;
  /** Shown if the item does not exist, below the page's name. */
  missing: ComponentProps<typeof EmptyState> & { page: string };
  /** Title of a failure. */
  failure?: string;
  children: (item: Item) => ReactNode;
};

/** Page of one item, which is named in the title. Handles loading, failures and items that do not exist. */
export function DetailPage<Item extends { name: string }>(props: DetailPageProps<Item>) {
  const { skeleton, missing, failure, children } = props;
  // React renders the whole page's data in small steps, so the page stays responsive.
  const query = useDeferredValue(props.query);
  useTitle(query.data?.name, 0);
  return (
    <Container>
      {query.isPending ? (
        skeleton
      ) : query.data ? (
        children(query.data)
      ) : query.error instanceof GliNotFoundError ? (
        <>
          <PageHeader title={missing.page} />
          <EmptyState {...missing} />
        </>
      ) : (
        <LoadFailure query={query} title={failure} />
      )}
    </Container>
  );
}
