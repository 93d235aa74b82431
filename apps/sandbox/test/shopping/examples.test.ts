import type { Order } from '@gli/sdk';
import { expect, it } from 'vitest';
import { contractExample } from '../../src/core/contract/contract-example.ts';
import { signIn } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

// The time of the contract's examples, so that days and order numbers match.
const NOW = new Date('2026-11-21T14:00:00+09:00');
const sandbox = await startTestSandbox({ frozenAt: NOW });
const { send } = sandbox;
const kim = await signIn(sandbox);

it("returns Kim's orders as in the contract, including one placed minutes ago", async () => {
  const { body } = await send('GET', '/v1/shopping/orders/', { token: kim.access, language: 'ko' });
  expect(body.results).toEqual(contractExample<{ results: Order[] }>('listOrders', 'orders').results);
  const english = await send('GET', '/v1/shopping/orders/ord_8vd2q6nx4h/', { token: kim.access });
  expect(english.body).toEqual(contractExample('getOrder', 'paidEnglish'));
});

it('filters orders by status, token and days in Korea', async () => {
  const listIds = async (query: string) => {
    const { body } = await send('GET', `/v1/shopping/orders/?${query}`, { token: kim.access });
    return body.results.map((order: Order) => order.id);
  };
  expect(await listIds('status=paid')).toEqual(['ord_8vd2q6nx4h']);
  expect(await listIds('token=GLIB')).toEqual([]);
  expect(await listIds('from_date=2026-10-18&to_date=2026-10-18')).toEqual(['ord_9ym4c1rv6z']);
  expect((await listIds('ordering=oldest'))[0]).toBe('ord_2gk8n5wx7p');
  expect(await listIds('from_date=0000-01-01&to_date=9999-12-31')).toHaveLength(4);
  expect(await listIds('from_date=9999-12-31')).toEqual([]);
  expect(await listIds('to_date=0000-01-01')).toEqual([]);
  const refused = await send('GET', '/v1/shopping/orders/?from_date=2026-11-02&to_date=2026-11-01', {
    token: kim.access,
  });
  expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
});
