// Measures requests per second and latencies of the sandbox (on PGlite and on PostgreSQL) and of Prism, which returns
// examples. Each one serves the same requests in turn. Compare rows within one run, not across runs.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGliClient } from '@gli/sdk';
import { listRwaAssets, registerMember } from '@gli/sdk/operations';
import autocannon, { type Request } from 'autocannon';
import { prismServer } from '../../../scripts/prism.ts';
import { type Server, startServers, stopServers } from '../../../scripts/servers.ts';
import { startPostgres } from '../test/start-postgres.ts';

/** The first round is a warm-up. */
const ROUNDS = 3;
const ROUND_SECONDS = 5;
const CONNECTIONS = [8, 64];
/** Each writer can invest about 190 times in total. */
const WRITERS = 48;
/** In GLIB. Assets with higher minimums would exhaust the writers' balances too soon. */
const LOW_MINIMUM = 100;
const PORTS = { pglite: 4790, prism: 4791, postgres: 4792 };

/** A member who reads and writes, with an asset that has a low minimum. */
type Writer = Readonly<Record<'token' | 'assetId' | 'minimum', string>>;
type Target = Readonly<Record<'name' | 'origin' | 'base', string>> & { readonly writers: Writer[] };
type Mix = (writer: Writer) => Request[];

const read: Mix = ({ token, assetId }) => {
  const headers = { authorization: `Bearer ${token}` };
  return [
    { path: '/v1/rwa/assets/' },
    { path: `/v1/rwa/assets/${assetId}/` },
    { path: '/v1/rwa/assets/featured/' },
    { path: '/v1/shopping/products/' },
    { path: '/user/profile/', headers },
    { path: '/v1/investments/portfolio/', headers },
  ];
};

const write: Mix = ({ token, assetId, minimum }) => {
  let order = '';
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const post = (url: string, body: object, onResponse?: Request['onResponse']): Request => ({
    method: 'POST',
    path: url,
    body: JSON.stringify(body),
    setupRequest: (request) => ({
      ...request,
      path: request.path?.replace('{order}', order),
      headers: { ...headers, 'idempotency-key': randomUUID() },
    }),
    onResponse,
  });
  const cart = {
    lines: [{ product_id: 'prd_7gy1v5hc9m', quantity: 1 }],
    token: 'GLIL',
    customer: { name: '한지우', phone: '+82 10-1234-5678' },
  };
  const quote = { from_token: 'GLIB', to_token: 'GLID', amount: '25', conversion_type: 'standard' };
  return [
    post('/v1/investments/validate/', { asset_id: assetId, amount: minimum }),
    post('/v1/wallet/conversion/validate/', quote),
    post(`/v1/rwa/assets/${assetId}/invest/`, { amount: minimum, accepted_risk: true }),
    post('/v1/shopping/orders/', cart, (_, body) => {
      order = JSON.parse(body).id;
    }),
    // Releases the stock, so that it lasts for the whole run.
    post('/v1/shopping/orders/{order}/cancel/', {}),
  ];
};

async function registerWriters(baseUrl: string): Promise<Writer[]> {
  const client = createGliClient({ baseUrl });
  const { results } = await listRwaAssets(client, { page_size: 100 });
  const assets = results.filter(({ status, token, minimum_investment: minimum }) => {
    return status === 'active' && token === 'GLIB' && Number(minimum) <= LOW_MINIMUM;
  });
  const writers: Writer[] = [];
  while (writers.length < WRITERS) {
    const email = `load-${randomUUID()}@example.com`;
    const body = { email, password: 'sea-breeze-2026', name: '한지우', terms_accepted: true } as const;
    const { access_token: token } = (await registerMember(client, { body })).tokens;
    const { id = '', minimum_investment: minimum = '' } = assets[writers.length % assets.length] ?? {};
    writers.push({ token, assetId: id, minimum });
  }
  return writers;
}

/** Measures one round. Fails the run if requests were rejected, because the figures would be meaningless. */
async function measure({ name, origin, base, writers }: Target, mix: Mix, connections: number) {
  let count = 0;
  const { requests, latency, non2xx, errors } = await autocannon({
    url: origin,
    connections,
    duration: ROUND_SECONDS,
    setupClient: (client) => {
      const writer = writers[count++ % WRITERS];
      if (writer) client.setRequests(mix(writer).map((one) => ({ ...one, path: base + one.path })));
    },
  });
  if (non2xx + errors > 0) process.exitCode = 1;
  return { name, 'req/s': requests.average, 'p50 ms': latency.p50, 'p99 ms': latency.p99, non2xx, errors };
}

const folder = await mkdtemp(path.join(tmpdir(), 'gli-load-'));
const postgres = await startPostgres(['max_connections=100']);
const toOrigin = (port: number): string => `http://127.0.0.1:${port}`;
const sandboxServer = (port: number, args: string[], env = {}): Server => ({
  name: 'The sandbox',
  url: `${toOrigin(port)}/api/v1/rwa/categories/`,
  args: [path.join(import.meta.dirname, '../src/cli.ts'), '--port', String(port), ...args],
  env,
});
const servers = await startServers([
  sandboxServer(PORTS.pglite, ['--data', folder]),
  sandboxServer(PORTS.postgres, [], { DATABASE_URL: postgres.url }),
  prismServer(PORTS.prism),
]);
try {
  const toSandbox = async (name: string, port: number): Promise<Target> => {
    const origin = toOrigin(port);
    return { name, origin, base: '/api', writers: await registerWriters(`${origin}/api`) };
  };
  const pglite = await toSandbox('PGlite', PORTS.pglite);
  const prism = { ...pglite, name: 'Prism', origin: toOrigin(PORTS.prism), base: '' };
  const targets = [pglite, await toSandbox('PostgreSQL', PORTS.postgres), prism];
  for (const connections of CONNECTIONS) {
    for (const [name, mix] of Object.entries({ read, write })) {
      const rows: object[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const measured = [];
        for (const target of targets) measured.push(await measure(target, mix, connections));
        const prismRate = measured.at(-1)?.['req/s'] ?? Number.NaN;
        const compared = measured.map((row) => ({
          ...row,
          '× Prism': (row['req/s'] / prismRate).toFixed(2),
        }));
        if (round > 0) rows.push(...compared);
      }
      console.log(`\n${name}, ${connections} connections`);
      console.table(rows);
    }
  }
} finally {
  await stopServers(servers);
  await postgres.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
