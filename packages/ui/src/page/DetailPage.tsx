import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useDeferredValue } from 'react';
import { Container } from '../display/Layout.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import { PageHeader } from './PageHeader.tsx';
import { QueryError } from './QueryError.tsx';
import { useTitle } from './title.ts';

type DetailPageProps<Item> = {
  query: UseQueryResult<Item, Error>;
  skeleton: ReactNode;
  /** Shown below the page's name if the item does not exist. A failure also has this name. */
  missing: ComponentProps<typeof EmptyState> & { page: string };
  /** Title of the message if loading fails. */
  failure?: string;
  children: (item: Item) => ReactNode;
};

/** Page of a single item, whose name is in the title. Handles loading, failures and items that do not exist. */
export function DetailPage<Item extends { name: string }>(props: DetailPageProps<Item>) {
  const { skeleton, missing, failure, children } = props;
  // Deferred, so that React renders the page's data in small steps and the page stays responsive.
  const query = useDeferredValue(props.query);
  const { isMissing } = useUi();
  useTitle(query.data?.name, 0);
  return (
    <Container>
      {query.isPending ? (
        skeleton
      ) : query.data ? (
        children(query.data)
      ) : isMissing(query.error) ? (
        <>
          <PageHeader title={missing.page} />
          <EmptyState {...missing} />
        </>
      ) : (
        <>
          <PageHeader title={missing.page} />
          <QueryError query={query} title={failure} />
        </>
      )}
    </Container>
  );
}
