import { expect, expectTypeOf, it, vi } from 'vitest';
import { createGliClient } from '../client/create-client.ts';
import type { Fetch } from '../client/request.ts';
import { operationTable } from '../generated/operation-table.ts';
import type { Investment, RwaAssetPage } from '../generated/schema-types.ts';
import {
  type GliClient,
  type GliClientOptions,
  GliConflictError,
  GliNotFoundError,
  isErrorOf,
  type Pages,
} from '../index.ts';
import { exampleOf } from '../testing/index.ts';
import * as named from './index.ts';
import {
  cancelOrder,
  type ErrorCodesOf,
  getProfile,
  getRwaAsset,
  investInRwaAsset,
  listFeaturedRwaAssets,
  listKycDocuments,
  listRwaAssets,
  logOut,
  uploadAvatar,
} from './index.ts';

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

type Sent = { url: string; method: string; body: unknown; headers: Headers; signal: AbortSignal };

/** Creates a client whose responses come from `respond`, and a list of its requests. */
function stubbed(respond: (count: number) => Response, options: GliClientOptions = {}) {
  const sent: Sent[] = [];
  const fetch: Fetch = async (url, { method = '', body, headers, signal }) => {
    if (!signal) throw new Error('no signal');
    sent.push({ url, method, body, headers: new Headers(headers), signal });
    return respond(sent.length);
  };
  const sleep = async () => {};
  return { sent, client: createGliClient({ baseUrl: 'http://gli.test/api', fetch, sleep, ...options }) };
}

const investment = { id: 'ast_1', body: { amount: '100', accepted_risk: true } } as const;

it('exports a function for every operation of the contract', () => {
  expect(Object.keys(named).toSorted()).toEqual(Object.keys(operationTable).toSorted());
  for (const [id, { path }] of Object.entries(operationTable)) {
    expect(Reflect.get(named, id)).toHaveProperty('path', path);
  }
});

it('sends query parameters and returns the data of a list', async () => {
  const { client, sent } = stubbed(() => json(200, exampleOf('listRwaAssets', 200)));
  const page = await listRwaAssets(client, { risk_level: 'medium', page: 2, search: undefined });
  expectTypeOf(page).toEqualTypeOf<RwaAssetPage>();
  expect(page).toEqual(exampleOf('listRwaAssets', 200));
  expect(sent[0]?.url).toBe('http://gli.test/api/v1/rwa/assets/?risk_level=medium&page=2');
});

it('inserts path parameters into the path and sends the body', async () => {
  const { client, sent } = stubbed(() => json(201, exampleOf('investInRwaAsset', 201)));
  const made = await investInRwaAsset(client, { id: '../a?b', body: investment.body });
  expectTypeOf(made).toEqualTypeOf<Investment>();
  expect(sent[0]).toMatchObject({
    method: 'POST',
    url: 'http://gli.test/api/v1/rwa/assets/..%2Fa%3Fb/invest/',
    body: JSON.stringify(investment.body),
  });
  const params = { id: 'ast_1', body: investment.body };
  await investInRwaAsset(client, params);
  expect(params).toEqual({ id: 'ast_1', body: investment.body });
});

it('requires no parameters object if an operation has none, and returns undefined for a 204', async () => {
  const { client, sent } = stubbed((count) =>
    count < 3 ? json(200, exampleOf('getProfile', 200)) : new Response(null, { status: 204 }),
  );
  await getProfile(client);
  await getProfile(client, {}, { headers: { 'X-Trace': '1' } });
  expect(sent.map(({ headers }) => headers.get('X-Trace'))).toEqual([null, '1']);
  const nothing = await logOut(client);
  expectTypeOf(nothing).toEqualTypeOf<undefined>();
  expect(nothing).toBeUndefined();
});

it('withResponse also returns the status and headers', async () => {
  const { client } = stubbed(() =>
    json(201, exampleOf('investInRwaAsset', 201), { 'Idempotent-Replayed': 'true' }),
  );
  const { data, response } = await investInRwaAsset.withResponse(client, investment);
  expectTypeOf(data).toEqualTypeOf<Investment>();
  expect(data).toEqual(exampleOf('investInRwaAsset', 201));
  expect([response.status, response.headers.get('Idempotent-Replayed')]).toEqual([201, 'true']);
  expect(await response.json()).toEqual(data);
});

it('throws the error class of the status, with details of the call', async () => {
  const { client } = stubbed(() => json(404, exampleOf('getRwaAsset', 404)));
  const missing = getRwaAsset(client, { id: 'ast_x' });
  await expect(missing).rejects.toBeInstanceOf(GliNotFoundError);
  await expect(missing).rejects.toMatchObject({ status: 404, method: 'GET', path: '/v1/rwa/assets/ast_x/' });
  await expect(getRwaAsset.withResponse(client, { id: 'ast_x' })).rejects.toBeInstanceOf(GliNotFoundError);
});

it('sends the given idempotency key on all attempts and exposes it on the error', async () => {
  const failing = stubbed(() => json(503, {}));
  const error = await investInRwaAsset(failing.client, investment).catch((thrown: unknown) => thrown);
  const keys = new Set(failing.sent.map(({ headers }) => headers.get('Idempotency-Key')));
  expect([failing.sent.length, keys.size]).toEqual([3, 1]);
  expect(error).toMatchObject({ idempotencyKey: [...keys][0] });

  const refusing = stubbed(() => json(409, exampleOf('investInRwaAsset', 409)));
  await expect(
    investInRwaAsset(refusing.client, investment, { idempotencyKey: 'kept-key' }),
  ).rejects.toBeInstanceOf(GliConflictError);
  expect(refusing.sent[0]?.headers.get('Idempotency-Key')).toBe('kept-key');
});

it('accepts the call options signal, timeoutMs and retry', async () => {
  const { client, sent } = stubbed(() => json(503, {}));
  await expect(listRwaAssets(client, {}, { retry: { retries: 0 } })).rejects.toMatchObject({ status: 503 });
  expect(sent).toHaveLength(1);
  const reason = new Error('left the page');
  await expect(listRwaAssets(client, {}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  await expect(listRwaAssets(client, {}, { timeoutMs: Number.NaN })).rejects.toThrow('timeoutMs');
  expect(sent).toHaveLength(1);
});

it.each(['', undefined])(
  'rejects the id %j with a TypeError that names it, without sending anything',
  async (id) => {
    const { client, sent } = stubbed(() => json(200, {}));
    const params = { id } as { id: string };
    for (const call of [getRwaAsset(client, params), getRwaAsset.withResponse(client, params)]) {
      await expect(call).rejects.toThrow(TypeError);
      await expect(call).rejects.toThrow('"id"');
    }
    expect(sent).toEqual([]);
  },
);

it('yields the items of all pages of a list, fetching one page at a time', async () => {
  const { client, sent } = stubbed((count) =>
    json(200, {
      count: 4,
      next: count < 2 ? '?page=2&page_size=2' : null,
      previous: null,
      results: [{ id: `a${count}` }, { id: `b${count}` }],
    }),
  );
  const assets = listRwaAssets.pages(client, { risk_level: 'low', page_size: 2 });
  const ids: string[] = [];
  for await (const { id } of assets) ids.push(id);
  expect(ids).toEqual(['a1', 'b1', 'a2', 'b2']);
  expect(sent.map(({ url }) => new URL(url).search)).toEqual([
    '?risk_level=low&page_size=2',
    '?page=2&page_size=2',
  ]);
  expectTypeOf(assets).toEqualTypeOf<Pages<RwaAssetPage>>();
});

it('keeps the path id on every page of a list', async () => {
  const { client, sent } = stubbed(() => json(200, { count: 0, next: null, previous: null, results: [] }));
  await listKycDocuments.pages(client, { id: 'mem_1' }).toArray({ limit: 5 });
  expect(sent[0]?.url).toBe('http://gli.test/api/users/mem_1/kyc/documents/');
});

it('returns the first items of a list as an array without fetching more pages', async () => {
  const { client, sent } = stubbed((count) =>
    json(200, {
      count: 9,
      next: `?page=${count + 1}`,
      previous: null,
      results: [{ id: `a${count}` }, { id: `b${count}` }],
    }),
  );
  const assets = await listRwaAssets.pages(client).toArray({ limit: 4 });
  expect(assets.map(({ id }) => id)).toEqual(['a1', 'b1', 'a2', 'b2']);
  expect(sent).toHaveLength(2);
  await expect(listRwaAssets.pages(client).toArray({ limit: 0 })).rejects.toThrow('limit');
});

it('isErrorOf recognizes the errors of an operation and narrows their code', async () => {
  const { client } = stubbed(() => json(409, exampleOf('investInRwaAsset', 409)));
  const error = await investInRwaAsset(client, investment).catch((thrown: unknown) => thrown);
  if (!isErrorOf(investInRwaAsset, error)) throw new Error('not of the investment');
  expectTypeOf(error.code).toExtend<ErrorCodesOf<'investInRwaAsset'>>();
  // @ts-expect-error: not a code of this operation
  expect(error.code === 'email_already_registered').toBe(false);
  expect(error.code).toBe(exampleOf('investInRwaAsset', 409).code);
  for (const other of [getRwaAsset, cancelOrder, listRwaAssets]) expect(isErrorOf(other, error)).toBe(false);
  expect(isErrorOf(investInRwaAsset, new Error('anything else'))).toBe(false);
});

it('isErrorOf distinguishes a literal path from a path template that matches it', async () => {
  const { client } = stubbed(() => json(404, exampleOf('getRwaAsset', 404)));
  const error = await listFeaturedRwaAssets(client).catch((thrown: unknown) => thrown);
  expect([listFeaturedRwaAssets, getRwaAsset].map((one) => isErrorOf(one, error))).toEqual([true, false]);
  const named = await getRwaAsset(client, { id: 'featured' }).catch((thrown: unknown) => thrown);
  expect([listFeaturedRwaAssets, getRwaAsset].map((one) => isErrorOf(one, named))).toEqual([false, true]);
});

it('isErrorOf recognizes the error of a request for the next page', async () => {
  const { client } = stubbed(() => json(503, {}));
  const error = await client.send('/v1/rwa/assets/?page=2').catch((thrown: unknown) => thrown);
  expect(isErrorOf(listRwaAssets, error)).toBe(true);
});

it('isErrorOf recognizes errors from another copy of the package', async () => {
  vi.resetModules();
  const copy = await import('../index.ts');
  const other = copy.createGliClient({ baseUrl: 'http://gli.test/api', fetch: async () => json(404, {}) });
  const call = other.GET('/v1/rwa/assets/{id}/', { params: { path: { id: 'ast_1' } } });
  const foreign = await call.then(copy.unwrap).catch((thrown: unknown) => thrown);
  expect(foreign).not.toBeInstanceOf(GliNotFoundError);
  expect(isErrorOf(getRwaAsset, foreign)).toBe(true);
});

it('sends form data unchanged', async () => {
  const { client, sent } = stubbed(() => json(200, exampleOf('uploadAvatar', 200)));
  const body = new FormData();
  body.set('avatar', new Blob(['picture']), 'seoyeon.png');
  await uploadAvatar(client, { body });
  expect(sent[0]?.body).toBe(body);
});

it('compiles only with operations and fields from the contract', () => {
  type Call = (client: GliClient) => Promise<unknown>;
  const calls: Call[] = [
    // @ts-expect-error: the id is missing
    (client) => getRwaAsset(client),
    // @ts-expect-error: not a parameter of this operation
    (client) => listRwaAssets(client, { colour: 'red' }),
    // @ts-expect-error: not a risk level
    (client) => listRwaAssets(client, { risk_level: 'none' }),
    // @ts-expect-error: the body is missing
    (client) => investInRwaAsset(client, { id: 'ast_1' }),
    // @ts-expect-error: only writes that move value take a key
    (client) => listRwaAssets(client, {}, { idempotencyKey: 'k' }),
    // @ts-expect-error: a profile has no parameters
    (client) => getProfile(client, { id: 'mem_1' }),
    // @ts-expect-error: `credentials` belongs in the client's fetch
    (client) => getProfile(client, {}, { credentials: 'include' }),
    // @ts-expect-error: an asset has no pages
    (client) => getRwaAsset.pages(client, { id: 'ast_1' }),
    (client) => cancelOrder(client, { id: 'ord_1' }),
    (client) => cancelOrder(client, { id: 'ord_1', body: { reason: 'rain' } }, { idempotencyKey: undefined }),
  ];
  expectTypeOf<named.GetProfileParams>().toEqualTypeOf<named.NoParams>();
  expectTypeOf<named.ListRwaAssetsData>().toEqualTypeOf<RwaAssetPage>();
  expect(calls).toHaveLength(10);
});
