// Round trips to the database of each write, the second time it is sent, when its statements are prepared:
//   node apps/sandbox/bench/round-trips.ts [--sql] [--only invest]
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { createSandbox } from '../src/server.ts';

const { values } = parseArgs({
  options: { sql: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const LOGIN = { username: 'seoyeon.kim@example.com', password: 'gli-sandbox-2026' };
const CUSTOMER = { name: '한지우', phone: '+82 10-1234-5678' };

let sent: string[] = [];
const query = Client.prototype.query;
// Every statement of every connection goes through here.
Reflect.set(Client.prototype, 'query', function (this: Client, ...given: unknown[]) {
  const [statement] = given;
  sent.push(typeof statement === 'string' ? statement : String(Reflect.get(Object(statement), 'text')));
  return Reflect.apply(query, this, given);
});

/** What is read of the responses, each of which has a part of it; the sandbox checks them against the contract. */
type Body = {
  readonly id: string;
  readonly code: string;
  readonly token: { readonly access: string; readonly refresh: string };
  readonly tokens: { readonly access_token: string; readonly refresh_token: string };
};

const sandbox = await createSandbox({ data: { memory: true }, checkResponses: true });

async function call(path: string, json: object, token = ''): Promise<Body> {
  const response = await sandbox.fetch(
    new Request(`http://sandbox.test/api${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token === '' ? {} : { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() }),
      },
      body: JSON.stringify(json),
    }),
  );
  const body = response.status === 204 ? null : await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(body)}`);
  return body;
}

const register = async (more: object = {}): Promise<string> => {
  const json = { email: `${randomUUID()}@example.com`, password: 'sea-breeze-2026', name: '한지우' };
  const { tokens } = await call('/auth/register/', { ...json, terms_accepted: true, ...more });
  return tokens.access_token;
};
const quote = (token: string): Promise<Body> =>
  call(
    '/v1/wallet/conversion/validate/',
    { from_token: 'GLIB', to_token: 'GLID', amount: '25', conversion_type: 'standard' },
    token,
  );
const order = (token: string): Promise<Body> =>
  call(
    '/v1/shopping/orders/',
    { lines: [{ product_id: 'prd_7gy1v5hc9m', quantity: 1 }], token: 'GLIL', customer: CUSTOMER },
    token,
  );

const owner = await register();
const { code } = await call('/v1/referrals/code', {}, owner);

/** What comes before a write, and the write that is counted. */
const WRITES: Readonly<Record<string, () => Promise<() => Promise<unknown>>>> = {
  'log in': async () => () => call('/auth/login/', LOGIN),
  register: async () => () => register(),
  'register with a referral code': async () => () => register({ referral_code: code }),
  refresh: async () => {
    const { token } = await call('/auth/login/', LOGIN);
    return () => call('/auth/refresh/', { refresh_token: token.refresh });
  },
  'validate investment': async () => {
    const token = await register();
    return () => call('/v1/investments/validate/', { asset_id: 'ast_5gw8n2kd7q', amount: '500' }, token);
  },
  invest: async () => {
    const token = await register();
    const invest = () =>
      call('/v1/rwa/assets/ast_5gw8n2kd7q/invest/', { amount: '500', accepted_risk: true }, token);
    await invest();
    return invest;
  },
  quote: async () => {
    const token = await register();
    return () => quote(token);
  },
  convert: async () => {
    const token = await register();
    const { id } = await quote(token);
    return () => call('/v1/wallet/conversion/execute/', { quote_id: id, acknowledged_warnings: [] }, token);
  },
  order: async () => {
    const token = await register();
    return () => order(token);
  },
  pay: async () => {
    const token = await register();
    const { id } = await order(token);
    return () => call(`/v1/shopping/orders/${id}/confirm_payment/`, {}, token);
  },
  'cancel an order': async () => {
    const token = await register();
    const { id } = await order(token);
    return () => call(`/v1/shopping/orders/${id}/cancel/`, {}, token);
  },
  'use a referral code': async () => {
    const token = await register();
    return () => call('/v1/referrals/use', { code }, token);
  },
};

const rows: Record<string, { 'round trips': number; 'of them begin, commit, savepoints': number }> = {};
for (const [name, prepare] of Object.entries(WRITES)) {
  if (values.only !== undefined && values.only !== name) continue;
  await (await prepare())();
  const write = await prepare();
  sent = [];
  await write();
  const frame = sent.filter((text) => /^(begin|commit|savepoint|release)/i.test(text)).length;
  rows[name] = { 'round trips': sent.length, 'of them begin, commit, savepoints': frame };
  if (values.sql) console.log(`\n${name}\n${sent.map((text) => `  ${text.slice(0, 170)}`).join('\n')}`);
}
console.table(rows);
await sandbox.close();
