// @vitest-environment happy-dom
import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createGliClient, type Fetch, GliNotFoundError } from '../index.ts';
import { exampleOf } from '../testing/index.ts';
import { GliProvider, useGetRwaAsset, useInvestInRwaAsset, useListFeaturedRwaAssets } from './index.ts';

afterEach(cleanup);

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** Creates a client whose responses come from `respond`. `sent` has the URL and method of each request. */
function stubbed(respond: (url: string, init: RequestInit) => Response, baseUrl = 'http://gli.test/api') {
  const sent: string[] = [];
  const fetch: Fetch = async (url, init) => {
    sent.push(`${init.method} ${url}`);
    return respond(url, init);
  };
  return { sent, client: createGliClient({ baseUrl, fetch, retry: { retries: 0 } }) };
}

const under = (client: ReturnType<typeof stubbed>['client']) => (props: { children: ReactNode }) => (
  <GliProvider client={client}>{props.children}</GliProvider>
);

function FirstName() {
  return <p>{useListFeaturedRwaAssets().data?.[0]?.name}</p>;
}

test('throws an explanatory error when a hook is used outside a provider', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(() => useListFeaturedRwaAssets())).toThrow(/QueryClient|GliProvider/);
  quiet.mockRestore();
});

test('reports a 404 as GliNotFoundError without retrying', async () => {
  const { client, sent } = stubbed(() => json(404, exampleOf('getRwaAsset', 404)));
  const { result } = renderHook(() => useGetRwaAsset({ id: 'ast_missing' }), { wrapper: under(client) });
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(result.current.error).toBeInstanceOf(GliNotFoundError);
  expect(result.current.data).toBeUndefined();
  expect(sent).toHaveLength(1);
});

test('keeps an id with a slash or dots in one path segment', async () => {
  const { client, sent } = stubbed(() => json(200, exampleOf('getRwaAsset', 200)));
  const { result } = renderHook(() => useGetRwaAsset({ id: '../b?x=1' }), { wrapper: under(client) });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(sent).toEqual(['GET http://gli.test/api/v1/rwa/assets/..%2Fb%3Fx%3D1/']);
});

test('lets two providers on one page use different servers', async () => {
  const name = (client: string) => [{ ...exampleOf('listFeaturedRwaAssets', 200)[0], name: client }];
  const one = stubbed(() => json(200, name('one')), 'http://one.test/api');
  const two = stubbed(() => json(200, name('two')), 'http://two.test/api');
  render(
    <>
      <GliProvider client={one.client}>
        <FirstName />
      </GliProvider>
      <GliProvider client={two.client}>
        <FirstName />
      </GliProvider>
    </>,
  );
  await screen.findByText('one');
  await screen.findByText('two');
  expect(one.sent).toEqual(['GET http://one.test/api/v1/rwa/assets/featured/']);
  expect(two.sent).toEqual(['GET http://two.test/api/v1/rwa/assets/featured/']);
});

test('runs middleware for hooks, with the call’s path template', async () => {
  const { client } = stubbed((_, { method }) =>
    method === 'POST'
      ? json(201, exampleOf('investInRwaAsset', 201))
      : json(200, exampleOf('listFeaturedRwaAssets', 200)),
  );
  const calls: string[] = [];
  client.use({ onRequest: ({ request, schemaPath }) => void calls.push(`${request.method} ${schemaPath}`) });
  const { result } = renderHook(() => ({ list: useListFeaturedRwaAssets(), invest: useInvestInRwaAsset() }), {
    wrapper: under(client),
  });
  await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
  await result.current.invest.mutateAsync(investment);
  expect(calls.slice(0, 2)).toEqual(['GET /v1/rwa/assets/featured/', 'POST /v1/rwa/assets/{id}/invest/']);
});

test('refetches lists that show funding after an investment', async () => {
  const keys: (string | null)[] = [];
  const { client, sent } = stubbed((_, init) => {
    if (init.method === 'POST') {
      keys.push(new Headers(init.headers).get('Idempotency-Key'));
      return json(201, exampleOf('investInRwaAsset', 201));
    }
    return json(200, exampleOf('listFeaturedRwaAssets', 200));
  });
  const { result } = renderHook(() => ({ list: useListFeaturedRwaAssets(), invest: useInvestInRwaAsset() }), {
    wrapper: under(client),
  });
  await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
  result.current.invest.mutate({ id: 'ast_5gw8n2kd7q', body: { amount: '100', accepted_risk: true } });
  await waitFor(() => expect(sent.filter((one) => one.endsWith('/featured/'))).toHaveLength(2));
  expect(keys).toEqual([expect.stringMatching(/^[\x21-\x7E]{8,128}$/)]);
});

/** Creates a client that loses the first response and records the keys sent. */
function losing(options: { generateIdempotencyKey?: () => string } = {}) {
  const keys: (string | null)[] = [];
  const fetch: Fetch = async (_, init) => {
    keys.push(new Headers(init.headers).get('Idempotency-Key'));
    if (keys.length === 1) throw new TypeError('fetch failed');
    return json(201, exampleOf('investInRwaAsset', 201));
  };
  const client = createGliClient({
    baseUrl: 'http://gli.test/api',
    fetch,
    retry: { retries: 0 },
    ...options,
  });
  return { client, keys };
}

const investment = { id: 'ast_5gw8n2kd7q', body: { amount: '100', accepted_risk: true } } as const;

test('sends the same key with all retries of a mutation', async () => {
  let count = 0;
  const { client, keys } = losing({ generateIdempotencyKey: () => `minted-${++count}` });
  const { result } = renderHook(() => useInvestInRwaAsset({ mutation: { retry: 1, retryDelay: 0 } }), {
    wrapper: under(client),
  });
  await result.current.mutateAsync(investment);
  expect(keys).toEqual(['minted-1', 'minted-1']);
  await result.current.mutateAsync(investment);
  expect(keys).toEqual(['minted-1', 'minted-1', 'minted-2']);
});

test('exposes the key on a mutation’s error and accepts it in the next mutation', async () => {
  const { client, keys } = losing();
  const { result } = renderHook(() => useInvestInRwaAsset(), { wrapper: under(client) });
  result.current.mutate(investment);
  await waitFor(() => expect(result.current.isError).toBe(true));
  const key = result.current.error?.idempotencyKey;
  expect(key).toBe(keys[0]);
  await result.current.mutateAsync({ ...investment, idempotencyKey: key });
  expect(keys).toEqual([key, key]);
});

test.each([true, () => true])(
  'sends nothing while the id is missing, with `enabled: %s`',
  async (enabled) => {
    const { client, sent } = stubbed(() => json(200, exampleOf('getRwaAsset', 200)));
    const missing: { id?: string } = {};
    for (const id of ['', missing.id as string]) {
      const { result } = renderHook(
        () => ({ asset: useGetRwaAsset({ id }, { query: { enabled } }), invest: useInvestInRwaAsset() }),
        { wrapper: under(client) },
      );
      expect(result.current.asset.fetchStatus).toBe('idle');
      const { error } = await result.current.asset.refetch();
      expect(error).toBeInstanceOf(TypeError);
      expect(error?.message).toContain('"id"');
      await expect(result.current.invest.mutateAsync({ ...investment, id })).rejects.toThrow('"id"');
    }
    expect(sent).toEqual([]);
  },
);

test('disables a query with an id by `enabled: false`', () => {
  const { client, sent } = stubbed(() => json(200, exampleOf('getRwaAsset', 200)));
  const query = { enabled: false };
  renderHook(() => useGetRwaAsset({ id: 'ast_1' }, { query }), { wrapper: under(client) });
  expect(sent).toEqual([]);
});
