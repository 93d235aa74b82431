import { expect, expectTypeOf, it } from 'vitest';
import type { components } from '../generated/types.ts';
import { createGliClient } from './create-client.ts';
import { GliContractError } from './errors.ts';
import { loopbackServer, type ReceivedRequest, sendJson } from './test/loopback-server.ts';
import { memoryTokenStore } from './tokens.ts';

const PATH = '/v1/rwa/assets/';
const readPage = ({ url }: ReceivedRequest) => Number(new URL(url, 'http://x').searchParams.get('page') ?? 1);
const page = (next: unknown, ...ids: string[]) => ({
  count: 5,
  next,
  previous: null,
  results: ids.map((id) => ({ id })),
});
const tokens = () => memoryTokenStore({ access: 'a1', refresh: 'r1' });

/** Starts a server with three pages of two assets each, and creates a client for it. */
async function threePages() {
  const { baseUrl, received } = await loopbackServer((request, response) => {
    const number = readPage(request);
    const url = new URL(request.url, 'http://x');
    url.searchParams.set('page', String(number + 1));
    sendJson(
      response,
      200,
      page(number < 3 ? url.pathname + url.search : null, `ast_${number}a`, `ast_${number}b`),
    );
  });
  return { client: createGliClient({ baseUrl, tokens: tokens() }), received };
}

/** Creates a client of a server whose pages all have this `next`. */
async function withNext(next: unknown) {
  const { baseUrl, received } = await loopbackServer((_, response) =>
    sendJson(response, 200, page(next, 'ast_1')),
  );
  return { client: createGliClient({ baseUrl, tokens: tokens() }), received };
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

it('sends the path and query of `next` unchanged', async () => {
  const { client, received } = await threePages();
  const { data } = await client.GET(PATH, { params: { query: { risk_level: 'low' } } });
  expect(await client.send(data?.next ?? '')).toMatchObject({
    results: [{ id: 'ast_2a' }, { id: 'ast_2b' }],
  });
  expect(received[1]?.url).toBe('/api/v1/rwa/assets/?risk_level=low&page=2');
  expect(received[1]?.headers.authorization).toBe('Bearer a1');
});

it('yields the items of all pages with the call’s query, headers and token', async () => {
  const { client, received } = await threePages();
  const query = { risk_level: 'low', search: '제주 & x' } as const;
  const pages = client.pages(PATH, { params: { query }, headers: { 'X-A': '1' } });
  const ids = (await all(pages)).map(({ id }) => id);
  expect(ids).toEqual(['ast_1a', 'ast_1b', 'ast_2a', 'ast_2b', 'ast_3a', 'ast_3b']);
  expect(received).toHaveLength(3);
  for (const { url, headers } of received) {
    const { searchParams, pathname } = new URL(url, 'http://x');
    expect(pathname).toBe('/api/v1/rwa/assets/');
    expect(Object.fromEntries(searchParams)).toMatchObject(query);
    expect([headers['x-a'], headers.authorization]).toEqual(['1', 'Bearer a1']);
  }
});

it('yields whole pages from the given page on, each time it is iterated', async () => {
  const { client, received } = await threePages();
  const pages = client.pages(PATH, { params: { query: { page: 2 } } });
  for (let round = 1; round <= 2; round++) {
    expect(await all(pages.byPage())).toMatchObject([
      { count: 5, previous: null, results: [{ id: 'ast_2a' }, { id: 'ast_2b' }] },
      { next: null },
    ]);
    expect(received).toHaveLength(round * 2);
  }
});

it('fetches nothing before the loop starts or after it ends', async () => {
  const { client, received } = await threePages();
  const pages = client.pages(PATH);
  expect(received).toHaveLength(0);
  for await (const { id } of pages) if (id === 'ast_1b') break;
  for await (const { next } of pages.byPage()) if (next) break;
  await expect(
    (async () => {
      for await (const { id } of pages) throw new Error(id);
    })(),
  ).rejects.toThrow('ast_1a');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(received.map(readPage)).toEqual([1, 1, 1]);
});

it.each([
  ['within a page', 'ast_1a', ['ast_1a']],
  ['between pages', 'ast_1b', ['ast_1a', 'ast_1b']],
])('immediately ends the loop with the signal’s reason after an abort %s', async (_, last, expected) => {
  const { client, received } = await threePages();
  const controller = new AbortController();
  const reason = new Error('enough');
  const found: string[] = [];
  const loop = async () => {
    for await (const { id } of client.pages(PATH, { signal: controller.signal })) {
      found.push(id);
      if (id === last) controller.abort(reason);
    }
  };
  await expect(loop()).rejects.toBe(reason);
  expect(found).toEqual(expected);
  expect(received).toHaveLength(1);
});

it('ends a loop over whole pages after an abort', async () => {
  const { client, received } = await threePages();
  const controller = new AbortController();
  const loop = async () => {
    for await (const _ of client.pages(PATH, { signal: controller.signal }).byPage()) controller.abort();
  };
  await expect(loop()).rejects.toMatchObject({ name: 'AbortError' });
  expect(received).toHaveLength(1);
});

it('throws a page’s error after yielding the items of earlier pages', async () => {
  const { baseUrl } = await loopbackServer((request, response) =>
    readPage(request) === 1
      ? sendJson(response, 200, page('/api/v1/rwa/assets/?page=2', 'ast_1'))
      : sendJson(response, 404, { code: 'not_found' }),
  );
  const found: string[] = [];
  const loop = async () => {
    for await (const { id } of createGliClient({ baseUrl }).pages(PATH)) found.push(id);
  };
  await expect(loop()).rejects.toMatchObject({ name: 'GliNotFoundError', method: 'GET', path: PATH });
  expect(found).toEqual(['ast_1']);
});

it('keeps the call’s base path if the gateway has a different one', async () => {
  const { client, received } = await withNext('/elsewhere/api/v1/rwa/assets/?page=2');
  const loop = all(client.pages(PATH));
  await expect(loop).rejects.toThrow(GliContractError);
  expect(received.map(({ url }) => url)).toEqual(['/api/v1/rwa/assets/', '/api/v1/rwa/assets/?page=2']);
});

it.each([
  ['repeats itself', '/api/v1/rwa/assets/?page=2', 2],
  ['is the page itself', '/api/v1/rwa/assets/', 1],
  ['is empty', '', 1],
  ['is on another host', 'https://evil.example/api/v1/rwa/assets/?page=2', 1],
  ['is on another host without a scheme', '//evil.example/api/v1/rwa/assets/?page=2', 1],
  ['is on another host, with backslashes', '\\\\evil.example\\api\\v1\\rwa\\assets\\?page=2', 1],
  ['is on another host, after a user name', 'http://127.0.0.1@evil.example/api/v1/rwa/assets/?page=2', 1],
  ['is on another port', 'http://127.0.0.1:1/api/v1/rwa/assets/?page=2', 1],
  ['is a script', 'javascript:alert(1)', 1],
  ['leads to another operation', '/api/v1/investments/?page=2', 1],
  ['leads to another operation, with dots', '/api/v1/rwa/assets/../../auth/sessions/?page=2', 1],
  ['is not a URL', 'http://[', 1],
  ['has an invalid path', '/%E0%A4%A/v1/rwa/assets/?page=2', 1],
])('ends the loop with a GliContractError if `next` %s', async (_, next, requests) => {
  const { client, received } = await withNext(next);
  await expect(all(client.pages(PATH))).rejects.toMatchObject({
    name: 'GliContractError',
    method: 'GET',
    path: PATH,
    status: 200,
  });
  expect(received).toHaveLength(requests);
  for (const { url } of received) expect(url).toMatch(/^\/api\/v1\/rwa\/assets\//);
});

it('ends the loop with a GliContractError if pages form a cycle', async () => {
  const { baseUrl, received } = await loopbackServer((request, response) =>
    sendJson(response, 200, page(`/api/v1/rwa/assets/?page=${(readPage(request) % 3) + 1}`, 'ast_1')),
  );
  const client = createGliClient({ baseUrl });
  const from = { params: { query: { page: 1 } } };
  await expect(all(client.pages(PATH, from))).rejects.toThrow(/next leads back/);
  expect(received.map(readPage)).toEqual([1, 2, 3]);
});

it.each([{}, [], { results: {}, next: null }, { results: [] }, { results: [], next: 2 }, null])(
  'rejects the response %j because it is not a page',
  async (body) => {
    const { baseUrl } = await loopbackServer((_, response) => sendJson(response, 200, body));
    await expect(all(createGliClient({ baseUrl }).pages(PATH))).rejects.toThrow(/no page/);
  },
);

it('keeps an id in its path segment on every page', async () => {
  const { baseUrl, received } = await loopbackServer((request, response) =>
    sendJson(response, 200, page(readPage(request) === 1 ? `${request.url}?page=2` : null)),
  );
  const path = { id: 'a/b 제주' };
  await all(createGliClient({ baseUrl }).pages('/users/{id}/kyc/documents/', { params: { path } }));
  const place = '/api/users/a%2Fb%20%EC%A0%9C%EC%A3%BC/kyc/documents/';
  expect(received.map(({ url }) => url)).toEqual([place, `${place}?page=2`]);
});

it('infers the contract’s types and accepts only paginated lists', () => {
  const { pages } = createGliClient({ baseUrl: 'http://gli.test/api' });
  const params = { path: { id: 'mbr_1' } };
  type ItemOf<List> = List extends AsyncIterable<infer Item> ? Item : never;
  type Asset = components['schemas']['RwaAssetSummary'];
  const assets = () => pages(PATH, { params: { query: { ordering: 'apy_high' } }, timeoutMs: 5 });
  expectTypeOf<ItemOf<ReturnType<typeof assets>>>().toEqualTypeOf<Asset>();
  expectTypeOf<ItemOf<ReturnType<ReturnType<typeof assets>['byPage']>>>().toEqualTypeOf<
    components['schemas']['RwaAssetPage']
  >();
  const never = () => [
    // @ts-expect-error this is not a list
    pages('/v1/rwa/assets/{id}/', { params }),
    // @ts-expect-error this list is not paged
    pages('/v1/rwa/assets/featured/'),
    // @ts-expect-error this is not a GET
    pages('/v1/rwa/assets/{id}/invest/', { params }),
    // @ts-expect-error the id is missing
    pages('/users/{id}/kyc/documents/'),
    // @ts-expect-error there is no such filter
    pages(PATH, { params: { query: { color: 'red' } } }),
    // @ts-expect-error there is no such option
    pages(PATH, { limit: 5 }),
    pages('/users/{id}/kyc/documents/', { params }),
  ];
  expect(never).toBeTypeOf('function');
});
