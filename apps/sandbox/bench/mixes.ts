import { randomUUID } from 'node:crypto';
import type { Order, RwaAssetPage } from '@gli/sdk';
import { connection, type Journey, type LoadRequest, type Send } from './drive.ts';

/** Data for the requests of a mix; the mock ignores them. */
export type Cast = {
  /** Access tokens of members whose profiles and portfolios are read; the first has investments from the start. */
  readonly readers: readonly string[];
  /** Access tokens of members who write; each can invest about 190 times. */
  readonly writers: readonly string[];
  /** All assets, for reading. */
  readonly assetIds: readonly string[];
  /** Active assets with a low minimum. */
  readonly assets: readonly { readonly id: string; readonly minimum: string }[];
};

const WRITER_COUNT = 48;
/** In GLIB; higher minimums would use up the writers' balances too soon. */
const LOW_MINIMUM = 100;
const GIFT_BOX = 'prd_7gy1v5hc9m';

/** Signs Kim in, registers the writers and chooses assets. */
export async function castOf(sandbox: string): Promise<Cast> {
  const send = connection(sandbox);
  const post = async <T>(path: string, json: unknown): Promise<T> => {
    const { status, text } = await send({ method: 'POST', path, json });
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
    return JSON.parse(text) as T;
  };
  const logIn = { username: 'seoyeon.kim@example.com', password: 'gli-sandbox-2026' };
  const { token } = await post<{ token: { access: string } }>('/auth/login/', logIn);
  const writers: string[] = [];
  while (writers.length < WRITER_COUNT) {
    const { tokens } = await post<{ tokens: { access_token: string } }>('/auth/register/', {
      email: `load-${randomUUID()}@example.com`,
      password: 'sea-breeze-2026',
      name: '한지우',
      terms_accepted: true,
    });
    writers.push(tokens.access_token);
  }
  const all = await send({ method: 'GET', path: '/v1/rwa/assets/?page_size=100' });
  const page = JSON.parse(all.text) as RwaAssetPage;
  const assets = page.results
    .filter(({ status, token: paidIn }) => status === 'active' && paidIn === 'GLIB')
    .filter((asset) => Number(asset.minimum_investment) <= LOW_MINIMUM)
    .map((asset) => ({ id: asset.id, minimum: asset.minimum_investment }));
  send.close();
  if (assets.length === 0) throw new Error('No asset takes small investments.');
  const assetIds = page.results.map(({ id }) => id);
  return { readers: [token.access, ...writers], writers, assetIds, assets };
}

export type Mix = { readonly name: string; readonly journey: (cast: Cast) => Journey };

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Reads by name; each is one request. */
export const reads: Readonly<Record<string, (cast: Cast) => LoadRequest>> = {
  'assets list': () => ({ method: 'GET', path: '/v1/rwa/assets/' }),
  'asset detail': ({ assetIds }) => ({ method: 'GET', path: `/v1/rwa/assets/${next(assetIds)}/` }),
  featured: () => ({ method: 'GET', path: '/v1/rwa/assets/featured/' }),
  products: () => ({ method: 'GET', path: '/v1/shopping/products/' }),
  profile: ({ readers }) => ({ method: 'GET', path: '/user/profile/', headers: bearer(next(readers)) }),
  portfolio: ({ readers }) => ({
    method: 'GET',
    path: '/v1/investments/portfolio/',
    headers: bearer(next(readers)),
  }),
};

/** Writes by name; `order` places an order and cancels it, so that the stock lasts. */
export const writes: Readonly<Record<string, (send: Send, cast: Cast) => Promise<void>>> = {
  'validate investment': async (send, cast) => {
    const { token, asset } = turn(cast);
    const json = { asset_id: asset.id, amount: asset.minimum };
    await send({ method: 'POST', path: '/v1/investments/validate/', headers: bearer(token), json });
  },
  quote: async (send, cast) => {
    const json = { from_token: 'GLIB', to_token: 'GLID', amount: '25', conversion_type: 'standard' };
    const path = '/v1/wallet/conversion/validate/';
    await send({ method: 'POST', path, headers: bearer(turn(cast).token), json });
  },
  invest: async (send, cast) => {
    const { token, asset } = turn(cast);
    const headers = { ...bearer(token), 'Idempotency-Key': randomUUID() };
    const json = { amount: asset.minimum, accepted_risk: true };
    await send({ method: 'POST', path: `/v1/rwa/assets/${asset.id}/invest/`, headers, json });
  },
  order: async (send, cast) => {
    const { token } = turn(cast);
    const headers = () => ({ ...bearer(token), 'Idempotency-Key': randomUUID() });
    const placed = await send({
      method: 'POST',
      path: '/v1/shopping/orders/',
      headers: headers(),
      json: {
        lines: [{ product_id: GIFT_BOX, quantity: 1 }],
        token: 'GLIL',
        customer: { name: '한지우', phone: '+82 10-1234-5678' },
      },
    });
    const { id } = JSON.parse(placed.text) as Order;
    await send({ method: 'POST', path: `/v1/shopping/orders/${id}/cancel/`, headers: headers(), json: {} });
  },
};

const turns = new Map<readonly unknown[], number>();

/** The next entry of a list, round robin. */
function next<T>(list: readonly T[]): T {
  const turn = turns.get(list) ?? 0;
  turns.set(list, turn + 1);
  const entry = list[turn % list.length];
  if (entry === undefined) throw new RangeError('The list is empty.');
  return entry;
}

const turn = ({ writers, assets }: Cast) => ({ token: next(writers), asset: next(assets) });

/** The mixes, each kind of request as often as the others; `both` is 24 reads to five writes. */
export const mixes: readonly Mix[] = [
  {
    name: 'read',
    journey: (cast) => async (send) => {
      for (const make of Object.values(reads)) await send(make(cast));
    },
  },
  {
    name: 'write',
    journey: (cast) => async (send) => {
      for (const write of Object.values(writes)) await write(send, cast);
    },
  },
  {
    name: 'both',
    journey: (cast) => async (send) => {
      for (const write of Object.values(writes)) {
        for (const make of Object.values(reads)) await send(make(cast));
        await write(send, cast);
      }
    },
  },
];

/** Every kind of request alone. */
export const alone: readonly Mix[] = [
  ...Object.entries(reads).map(([name, make]) => ({
    name,
    journey:
      (cast: Cast): Journey =>
      async (send) => {
        await send(make(cast));
      },
  })),
  ...Object.entries(writes).map(([name, write]) => ({
    name,
    journey:
      (cast: Cast): Journey =>
      (send) =>
        write(send, cast),
  })),
];
