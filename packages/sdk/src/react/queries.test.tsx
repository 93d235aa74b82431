// @vitest-environment happy-dom
import {
  type InfiniteData,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, expect, expectTypeOf, test } from 'vitest';
import {
  createGliClient,
  type Fetch,
  GliApiError,
  type GliClient,
  GliNotFoundError,
  type RwaAsset,
  type RwaAssetPage,
} from '../index.ts';
import type { OperationError } from '../operations/index.ts';
import { exampleOf } from '../testing/index.ts';
import {
  getRwaAssetQuery,
  invalidateAfter,
  invalidateAfterMutations,
  listFeaturedRwaAssetsQuery,
  listRwaAssetsInfiniteQuery,
  listRwaAssetsQuery,
  useListRwaAssets,
} from './index.ts';

afterEach(cleanup);

type Respond = (url: URL, init: RequestInit) => Response | Promise<Response>;

/** Creates a client whose responses come from `respond`, a cache, and a list of the URLs read. */
function page(respond: Respond) {
  const sent: string[] = [];
  const fetch: Fetch = async (url, init) => {
    const { pathname, search } = new URL(url);
    sent.push(pathname + search);
    return respond(new URL(url), init);
  };
  const client = createGliClient({ baseUrl: 'http://gli.test', fetch, retry: { retries: 0 } });
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback="Loading">{children}</Suspense>
    </QueryClientProvider>
  );
  return { client, queryClient, sent, wrapper };
}

const assets = exampleOf('listRwaAssets', 200);
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** Responds with three pages of one asset each. */
const paged: Respond = (url) => {
  const number = Number(url.searchParams.get('page'));
  const link = (to: number) => (to >= 1 && to <= 3 ? `${url.origin}/v1/rwa/assets/?page=${to}` : null);
  const results = [{ ...assets.results[0], id: `ast_${number}` }];
  return json({ count: 3, next: link(number + 1), previous: link(number - 1), results });
};

test('fetches data once in a route loader and returns it typed', async () => {
  const { client, queryClient, sent } = page(() => json(assets));
  const query = listRwaAssetsQuery(client, { risk_level: 'medium' });
  expect(query.queryKey).toEqual(['/v1/rwa/assets/', { risk_level: 'medium' }]);
  const data = await queryClient.ensureQueryData(query);
  expectTypeOf(data).toEqualTypeOf<RwaAssetPage>();
  expect(await queryClient.ensureQueryData(query)).toEqual(assets);
  expect(sent).toEqual(['/v1/rwa/assets/?risk_level=medium']);
  const cached = queryClient.getQueryData(query.queryKey);
  expectTypeOf(cached).toEqualTypeOf<RwaAssetPage | undefined>();
  expect(cached).toEqual(assets);
  expectTypeOf(queryClient.getQueryState(query.queryKey)?.error).toEqualTypeOf<
    OperationError | null | undefined
  >();
});

test('builds query keys from the path with its ids and the parameters that are set', () => {
  const { client } = page(() => json({}));
  expect(listRwaAssetsQuery(client).queryKey).toEqual(['/v1/rwa/assets/']);
  expect(listRwaAssetsQuery(client, { page: undefined }).queryKey).toEqual(['/v1/rwa/assets/']);
  expect(getRwaAssetQuery(client, { id: 'ast_1' }).queryKey).toEqual(['/v1/rwa/assets/ast_1/']);
  expect(listRwaAssetsInfiniteQuery(client, { page_size: 5 }).queryKey).toEqual([
    '/v1/rwa/assets/',
    { page_size: 5 },
    'infinite',
  ]);
});

test('renders a prefetched query without a second request', async () => {
  const { client, queryClient, sent, wrapper } = page(() => json(assets));
  await queryClient.prefetchQuery({ ...listRwaAssetsQuery(client), staleTime: 60_000 });
  const { result } = renderHook(
    () => useSuspenseQuery({ ...listRwaAssetsQuery(client), staleTime: 60_000 }).data,
    { wrapper },
  );
  expectTypeOf(result.current).toEqualTypeOf<RwaAssetPage>();
  expect(result.current).toEqual(assets);
  expect(sent).toHaveLength(1);
});

function Names({ client }: { client: GliClient }) {
  return useSuspenseQuery(listFeaturedRwaAssetsQuery(client)).data.map(({ name }) => name);
}

test('suspends until the data has loaded', async () => {
  const { client, wrapper } = page(() => json([assets.results[0]]));
  render(<Names client={client} />, { wrapper });
  expect(screen.getByText('Loading')).toBeTruthy();
  await screen.findByText(assets.results[0]?.name ?? '');
});

test('reports a typed error after a single request', async () => {
  const { client, queryClient, sent } = page(() => json(exampleOf('getRwaAsset', 404), 404));
  const failed = queryClient.fetchQuery(getRwaAssetQuery(client, { id: 'ast_x' }));
  await expect(failed).rejects.toBeInstanceOf(GliNotFoundError);
  expect(sent).toHaveLength(1);
});

test('aborts the request of a canceled query', async () => {
  let signal: AbortSignal | null | undefined;
  const { client, queryClient } = page((_, init) => {
    signal = init.signal;
    return new Promise<Response>(() => {});
  });
  const query = listRwaAssetsQuery(client);
  void queryClient.prefetchQuery(query);
  await waitFor(() => expect(signal).toBeDefined());
  await queryClient.cancelQueries(query);
  await waitFor(() => expect(signal?.aborted).toBe(true));
});

test('disables a query whose id is missing', async () => {
  const { client, queryClient, sent } = page(() => json({}));
  const query = getRwaAssetQuery(client, { id: '' });
  expect(query.enabled).toBe(false);
  await expect(queryClient.fetchQuery({ ...query, retry: false })).rejects.toThrow('"id"');
  expect(sent).toEqual([]);
});

test('follows the pages of an infinite query in both directions', async () => {
  const { client, queryClient, sent, wrapper } = page(paged);
  const query = listRwaAssetsInfiniteQuery(client, { risk_level: 'low', page: 2 });
  // Spread, so the hook re-renders on every change.
  const { result } = renderHook(() => ({ ...useInfiniteQuery(query) }), { wrapper });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  await result.current.fetchNextPage();
  await waitFor(() => expect(result.current.hasNextPage).toBe(false));
  await result.current.fetchPreviousPage();
  await waitFor(() => expect(result.current.hasPreviousPage).toBe(false));
  const ids = result.current.data?.pages.flatMap(({ results }) => results.map(({ id }) => id));
  expect(ids).toEqual(['ast_1', 'ast_2', 'ast_3']);
  expect(sent).toEqual([2, 3, 1].map((number) => `/v1/rwa/assets/?risk_level=low&page=${number}`));
  const cached = queryClient.getQueryData(query.queryKey);
  expectTypeOf(cached).toEqualTypeOf<InfiniteData<RwaAssetPage> | undefined>();
});

test('invalidates regular and infinite queries after a write without mixing their data', async () => {
  const { client, queryClient } = page(paged);
  const one = listRwaAssetsQuery(client, { page: 1 });
  const all = listRwaAssetsInfiniteQuery(client, { page: 1 });
  await Promise.all([queryClient.prefetchQuery(one), queryClient.prefetchInfiniteQuery(all)]);
  expect(queryClient.getQueryData(one.queryKey)).toMatchObject({ count: 3 });
  expect(queryClient.getQueryData(all.queryKey)).toMatchObject({ pageParams: [1] });
  await invalidateAfter(queryClient, 'investInRwaAsset');
  for (const { queryKey } of [one, all])
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test.each([
  [400, false],
  [401, false],
  [404, true],
  [409, true],
  [412, true],
  [500, false],
])('invalidates the queries of a write rejected with status %i: %s', async (status, isStale) => {
  const { client, queryClient } = page(paged);
  const stop = invalidateAfterMutations(queryClient);
  const query = listRwaAssetsQuery(client, { page: 1 });
  await queryClient.prefetchQuery(query);
  const envelope = { error: '', message: '', code: 'any', details: {} };
  const write = queryClient.getMutationCache().build(queryClient, {
    meta: { gliOperation: 'investInRwaAsset' },
    mutationFn: () => Promise.reject(new GliApiError(status, envelope, null, null)),
  });
  await expect(write.execute(undefined)).rejects.toMatchObject({ status });
  expect(queryClient.getQueryState(query.queryKey)?.isInvalidated).toBe(isStale);
  stop();
});

test('infers the type of data that a hook selects', () => {
  const select = ({ results }: RwaAssetPage) => results[0];
  const use = () => useListRwaAssets({ page: 1 }, { query: { select } }).data;
  expectTypeOf(use).returns.toExtend<Pick<RwaAsset, 'id'> | undefined>();
});
