import { randomUUID } from 'node:crypto';
import type { Order, RwaAssetPage } from '@gli/sdk';
import { connection, type Journey, type LoadRequest, type Send } from './drive.ts';

/** What the requests of a mix speak of; the mock answers whatever they say. */
export type Cast = {
  /** A member with investments, whose profile and portfolio are read. */
  readonly reader: string;
  /** Access tokens of members who write; each can invest about 190 times. */
  readonly writers: readonly string[];
  /** Active assets with a low minimum. */
  readonly assets: readonly { readonly id: string; readonly minimum: string }[];
};

const WRITERS = 48;
/** In GLIB; higher minimums would end the writers' balances too soon. */
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
  while (writers.length < WRITERS) {
    const { tokens } = await post<{ tokens: { access_token: string } }>('/auth/register/', {
      email: `load-${randomUUID()}@example.com`,
      password: 'sea-breeze-2026',
      name: '한지우',
      terms_accepted: true,
    });
    writers.push(tokens.access_token);
  }
  const open = await send({ method: 'GET', path: '/v1/rwa/assets/?status=active&page_size=100' });
  const page = JSON.parse(open.text) as RwaAssetPage;
  const assets = page.results
    .filter((asset) => asset.token === 'GLIB' && Number(asset.minimum_investment) <= LOW_MINIMUM)
    .map((asset) => ({ id: asset.id, minimum: asset.minimum_investment }));
  send.close();
  if (assets.length === 0) throw new Error('No asset takes small investments.');
  return { reader: token.access, writers, assets };
}

export type Mix = { readonly name: string; readonly journey: (cast: Cast) => Journey };

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Reads by their name; each is a request. */
export const reads: Readonly<Record<string, (cast: Cast) => LoadRequest>> = {
  'assets list': () => ({ method: 'GET', path: '/v1/rwa/assets/' }),
  'asset detail': () => ({ method: 'GET', path: '/v1/rwa/assets/ast_5gw8n2kd7q/' }),
  featured: () => ({ method: 'GET', path: '/v1/rwa/assets/featured/' }),
  products: () => ({ method: 'GET', path: '/v1/shopping/products/' }),
  profile: ({ reader }) => ({ method: 'GET', path: '/user/profile/', headers: bearer(reader) }),
  portfolio: ({ reader }) => ({ method: 'GET', path: '/v1/investments/portfolio/', headers: bearer(reader) }),
};

/** Writes by their name; `order` places one and cancels it, so that the stock lasts. */
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

let turns = 0;

/** Writers and assets take turns. */
function turn({ writers, assets }: Cast) {
  turns++;
  const token = writers[turns % writers.length];
  const asset = assets[turns % assets.length];
  if (token === undefined || asset === undefined) throw new RangeError('Nobody writes.');
  return { token, asset };
}

/** The two mixes, each kind of request as often as the others. */
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
