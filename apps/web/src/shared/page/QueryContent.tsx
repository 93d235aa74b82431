import { type GliError, GliNotFoundError } from '@gli/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

type QueryContentProps<Data> = {
  query: UseQueryResult<Data, GliError>;
  /** Skeleton of the content. */
  loading: ReactNode;
  /** Shown if the server has no such object. Defaults to the failure message. */
  missing?: ReactNode;
  /** Title of a failure, if useful. */
  failureTitle?: string | undefined;
  children: (data: Data) => ReactNode;
};

/** Content of a query: its data, its skeleton, or the reason why it could not be loaded. */
export function QueryContent<Data>(props: QueryContentProps<Data>) {
  const { query, loading, missing, failureTitle, children } = props;
  // The cache keeps the data of an object that has been deleted.
  if (missing !== undefined && query.error instanceof GliNotFoundError) return missing;
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return loading;
  return <LoadFailure query={query} title={failureTitle} />;
}
