import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useUi } from '../provider/UiProvider.tsx';
import { QueryError } from './QueryError.tsx';

type QueryContentProps<Data> = {
  query: UseQueryResult<Data, Error>;
  /** Skeleton of the content. */
  loading: ReactNode;
  /** Shown if the server responds that the object does not exist. Default: the failure message. */
  missing?: ReactNode;
  /** Title of the message if loading fails, if useful. */
  failureTitle?: string | undefined;
  children: (data: Data) => ReactNode;
};

/** Content of a query: its data, its skeleton, or the reason why it could not be loaded. */
export function QueryContent<Data>(props: QueryContentProps<Data>) {
  const { query, loading, missing, failureTitle, children } = props;
  const { isMissing } = useUi();
  // The cache still has the data of an object that has been deleted.
  if (missing !== undefined && isMissing(query.error)) return missing;
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return loading;
  return <QueryError query={query} title={failureTitle} />;
}
