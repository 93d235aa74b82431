// Tests forbidden amounts, and concurrent attempts to spend the same balance.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Member, register, send } from './target.ts';

const AEWOL = 'ast_5gw8n2kd7q';
const BOX = 'prd_7gy1v5hc9m';
const member = await register();
const readBalances = async ({ access }: Member): Promise<string> => {
  const { body } = await send('GET', '/v1/wallet/info/', { token: access });
  const balances: { token: string; balance: string; locked: string }[] = body.balances;
  return balances.map(({ token, balance, locked }) => `${token} ${balance} ${locked}`).join();
};
const before = await readBalances(member);

const amounts: readonly unknown[] = [
  '-1',
  '-0.00000001',
  '0',
  '0.0',
  '-0',
  '+1',
  '1e3',
  '1E3',
  '1e-3',
  '0x10',
  '0b1',
  '1_000',
  '1,000',
  '1.',
  '.5',
  '01',
  '00',
  ' 1',
  '1 ',
  '1\n',
  '١',
  '１',
  '½',
  '1.000000001',
  '999999999999999999999',
  '1000001',
  '9007199254740993',
  'NaN',
  'Infinity',
  '-Infinity',
  'null',
  'true',
  '',
  ' ',
  '1;drop table ledger',
  "1' or '1'='1",
  '1/2',
  '1+1',
  '{{7*7}}',
  '9'.repeat(10_000),
  `0.${'0'.repeat(10_000)}1`,
  1,
  -1,
  0.1,
  1e308,
  null,
  true,
  [],
  ['1'],
  {},
  { $gt: '0' },
];
const shown = (amount: unknown): string => JSON.stringify(amount).slice(0, 30);

const writes = {
  'an investment': (amount: unknown) =>
    send('POST', `/v1/rwa/assets/${AEWOL}/invest/`, {
      token: member.access,
      json: { amount, accepted_risk: true },
    }),
  'a conversion': (amount: unknown) =>
    send('POST', '/v1/wallet/conversion/validate/', {
      token: member.access,
      json: { from_token: 'GLIB', to_token: 'GLID', amount, conversion_type: 'instant' },
    }),
};

describe.each(Object.entries(writes))('%s', (_name, write) => {
  it.each(amounts.map((amount) => [shown(amount), amount]))(
    'rejects the amount %s',
    async (_shown, amount) => {
      const { status } = await write(amount);
      expect(status).toBe(400);
    },
  );
});

it.each([-1, 0, 0.5, 1e9, 2 ** 53, '1', null, true, [1], {}, 'NaN'])(
  'rejects an order with the quantity %j',
  async (quantity) => {
    const { status } = await send('POST', '/v1/shopping/orders/', {
      token: member.access,
      json: {
        customer: { name: '한지우', phone: '+82 10-2345-6789' },
        token: 'GLIL',
        lines: [{ product_id: BOX, quantity }],
      },
    });
    expect([400, 409]).toContain(status);
  },
);

it('moves no money for rejected requests', async () => {
  expect(await readBalances(member)).toBe(before);
});

const invest = (who: Member, amount: string, key?: string) =>
  send('POST', `/v1/rwa/assets/${AEWOL}/invest/`, {
    token: who.access,
    json: { amount, accepted_risk: true },
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  });
const times = <Result>(count: number, run: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, run));
const succeeded = (responses: readonly { status: number }[]): number =>
  responses.filter(({ status }) => status < 300).length;

it('invests a balance only once despite concurrent requests', async () => {
  const spender = await register();
  expect(succeeded(await times(20, () => invest(spender, '6000')))).toBe(1);
});

it('invests only once for concurrent requests with the same idempotency key', async () => {
  const spender = await register();
  const key = randomUUID();
  const responses = await times(20, () => invest(spender, '500', key));
  const bodies = responses.filter(({ status }) => status === 201).map(({ body }) => body.id);
  expect(new Set(bodies).size).toBe(1);
  const { body } = await send('GET', '/v1/investments/', { token: spender.access });
  expect(body.count).toBe(1);
});

it('accepts only one of several bodies sent with the same idempotency key', async () => {
  const spender = await register();
  const key = randomUUID();
  const responses = await Promise.all(
    ['500', '501', '502', '503'].map((amount) => invest(spender, amount, key)),
  );
  expect(succeeded(responses)).toBe(1);
});

it('keeps identical idempotency keys of two members separate', async () => {
  const [one, two] = [await register(), await register()];
  const key = randomUUID();
  const [first, second] = [await invest(one, '500', key), await invest(two, '600', key)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.principal).toBe('600.00');
});

it('executes a quote only once despite concurrent requests', async () => {
  const spender = await register();
  const { body: quote } = await send('POST', '/v1/wallet/conversion/validate/', {
    token: spender.access,
    json: { from_token: 'GLIB', to_token: 'GLID', amount: '500', conversion_type: 'instant' },
  });
  const responses = await times(10, () =>
    send('POST', '/v1/wallet/conversion/execute/', {
      token: spender.access,
      json: { quote_id: quote.id, acknowledged_warnings: [] },
    }),
  );
  expect(succeeded(responses)).toBe(1);
  const foreign = await send('POST', '/v1/wallet/conversion/execute/', {
    token: member.access,
    json: { quote_id: quote.id, acknowledged_warnings: [] },
  });
  expect(foreign.status).toBe(404);
});

it('charges an order once and refunds it once', async () => {
  const buyer = await register();
  const { body: order } = await send('POST', '/v1/shopping/orders/', {
    token: buyer.access,
    json: {
      customer: { name: '한지우', phone: '+82 10-2345-6789' },
      token: 'GLIL',
      lines: [{ product_id: BOX, quantity: 1 }],
    },
  });
  const act = (action: string) =>
    send('POST', `/v1/shopping/orders/${order.id}/${action}/`, { token: buyer.access, json: {} });
  expect(succeeded(await times(10, () => act('confirm_payment')))).toBe(1);
  const cancelled = await times(10, () => act('cancel'));
  expect(succeeded(cancelled)).toBe(1);
  const refund = cancelled.find(({ status }) => status === 200)?.body.payment.refund;
  expect(refund.amount).toBe(order.totals.total);
});

it('ignores a price sent by the buyer', async () => {
  const json = {
    customer: { name: '한지우', phone: '+82 10-2345-6789' },
    token: 'GLIL',
    lines: [{ product_id: BOX, quantity: 1, unit_price: '0.01', total: '0' }],
    totals: { total: '0' },
  };
  expect((await send('POST', '/v1/shopping/orders/', { token: member.access, json })).status).toBe(400);
});
