import {
  type DataTag,
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  type UnusedSkipTokenInfiniteOptions,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query';

import type { GliClient } from '../client/create-client.ts';
import type { KeyedOptions, Operation, OperationError } from '../operations/operation.ts';

/**
 * Key of a query: the path with its ids, the query parameters if there are any, and `infinite` for infinite queries. It
 * does not identify the client, so two clients must not share a QueryClient.
 */
export type OperationQueryKey = readonly [path: string, ...rest: unknown[]];

export type FactoryParameters<Params> =
  Record<never, never> extends Params ? [params?: Params | undefined] : [params: Params];

/** Options of a query, as typed by React Query's `queryOptions`. */
export type OperationQuery<Data> = UnusedSkipTokenOptions<Data, OperationError, Data, OperationQueryKey> & {
  queryKey: DataTag<OperationQueryKey, Data, OperationError>;
};

/** Creates an operation's query options, inside and outside components. */
export type QueryFactory<Params, Data> = (
  client: GliClient,
  ...given: FactoryParameters<Params>
) => OperationQuery<Data>;

/** Options of an infinite query, as typed by React Query's `infiniteQueryOptions`. */
export type OperationInfiniteQuery<Page> = UnusedSkipTokenInfiniteOptions<
  Page,
  OperationError,
  InfiniteData<Page, number>,
  OperationQueryKey,
  number
> & { queryKey: DataTag<OperationQueryKey, InfiniteData<Page>, OperationError> };

/** Creates the infinite-query options of a paged list. The first page is `page`, 1 by default. */
export type InfiniteQueryFactory<Params, Page> = (
  client: GliClient,
  ...given: FactoryParameters<Params>
) => OperationInfiniteQuery<Page>;

/**
 * An operation as called by the generic code below. TypeScript cannot tell there whether parameters are required, so
 * the method accepts any. The factory and hook types check them.
 */
export type Callable<Params, Data> = Operation<Params, Data> & {
  withResponse(client: GliClient, params: unknown, options: KeyedOptions): Promise<{ data: Data }>;
};

/**
 * Fills in the path. A query whose id is missing does not run automatically, and rejects with a TypeError if it is
 * forced to run.
 */
function buildQueryKey(path: string, params: object) {
  const query = new Map(Object.entries(params).filter(([, value]) => value !== undefined));
  let enabled = true;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = query.get(name) ?? '';
    if (value === '') enabled = false;
    query.delete(name);
    return String(value);
  });
  const queryKey: OperationQueryKey = query.size > 0 ? [filled, Object.fromEntries(query)] : [filled];
  // The transport already retries safe requests. Retries by React Query would multiply them.
  return { queryKey, enabled, retry: false };
}

/** Creates an operation's query options. */
export function createQuery<Params, Data>(
  { path, withResponse }: Callable<Params, Data>,
  client: GliClient,
  params: object = {},
) {
  return {
    ...buildQueryKey(path, params),
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await withResponse(client, params, { signal })).data,
  };
}

export function queryFactory<Params, Data>(operation: Callable<Params, Data>): QueryFactory<Params, Data> {
  return (client, ...[params]) => queryOptions(createQuery(operation, client, params ?? {}));
}

type PageLinks = { next: string | null; previous: string | null };

export function infiniteQueryFactory<Params extends { page?: number | undefined }, Page extends PageLinks>({
  path,
  withResponse,
}: Callable<Params, Page>): InfiniteQueryFactory<Params, Page> {
  return (client, ...[params]) => {
    const { queryKey, ...rest } = buildQueryKey(path, params ?? {});
    const infiniteKey: OperationQueryKey = [...queryKey, 'infinite'];
    return infiniteQueryOptions({
      ...rest,
      queryKey: infiniteKey,
      queryFn: async ({ pageParam, signal }) =>
        (await withResponse(client, { ...params, page: pageParam }, { signal })).data,
      initialPageParam: params?.page ?? 1,
      getNextPageParam: ({ next }, _, page) => (next ? page + 1 : null),
      getPreviousPageParam: ({ previous }, _, page) => (previous ? page - 1 : null),
    });
  };
}
