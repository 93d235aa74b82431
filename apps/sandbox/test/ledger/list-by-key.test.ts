import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { registerMember, type TestMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { send } = sandbox;

type Write = {
  readonly list: string;
  /** Sends the write. Returns the response's body. */
  readonly write: (by: TestMember, headers: Record<string, string>) => Promise<{ id: string }>;
};

const post = async (by: TestMember, path: string, json: object, headers: Record<string, string>) =>
  (await send('POST', path, { token: by.access, json, headers })).body;

const writes: Record<string, Write> = {
  investment: {
    list: '/v1/investments/',
    write: (by, headers) =>
      post(by, '/v1/rwa/assets/ast_5gw8n2kd7q/invest/', { amount: '100', accepted_risk: true }, headers),
  },
  conversion: {
    list: '/v1/wallet/conversion/history/',
    async write(by, headers) {
      const pair = { from_token: 'GLIB', to_token: 'GLID', amount: '500', conversion_type: 'instant' };
      const quote = await post(by, '/v1/wallet/conversion/validate/', pair, {});
      const body = { quote_id: quote.id, acknowledged_warnings: [] };
      return post(by, '/v1/wallet/conversion/execute/', body, headers);
    },
  },
  order: {
    list: '/v1/shopping/orders/',
    write: (by, headers) =>
      post(
        by,
        '/v1/shopping/orders/',
        {
          customer: { name: '한지우', phone: '+82 10-2345-6789' },
          token: 'GLIL',
          lines: [{ product_id: 'prd_7gy1v5hc9m', quantity: 1 }],
        },
        headers,
      ),
  },
};

describe.each(Object.entries(writes))('%s', (_, { list, write }) => {
  const find = async (by: TestMember, key: string) =>
    (await send('GET', `${list}?idempotency_key=${encodeURIComponent(key)}`, { token: by.access })).body;

  it('is found by its key, which it shows', async () => {
    const member = await registerMember(sandbox);
    const key = randomUUID();
    expect(await find(member, key)).toMatchObject({ count: 0, results: [] });
    const made = await write(member, { 'Idempotency-Key': key });
    expect(made).toMatchObject({ idempotency_key: key });
    await write(member, { 'Idempotency-Key': randomUUID() });
    const found = await find(member, key);
    expect(found).toMatchObject({ count: 1, results: [{ id: made.id, idempotency_key: key }] });
  });

  it('is not found by another member with the same key', async () => {
    const [member, other] = [await registerMember(sandbox), await registerMember(sandbox)];
    const key = randomUUID();
    await write(member, { 'Idempotency-Key': key });
    expect(await find(other, key)).toMatchObject({ count: 0, results: [] });
  });

  it('shows no key if it was made without one', async () => {
    const member = await registerMember(sandbox);
    expect(await write(member, {})).toMatchObject({ idempotency_key: null });
  });
});
