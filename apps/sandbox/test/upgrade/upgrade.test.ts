import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { findViolations } from '../../faults/audit-ledger.ts';
import { inSchema } from '../../src/core/data/branches.ts';
import { branchSchema } from '../../src/core/data/states.ts';
import { control } from '../controls/control.ts';
import { startTestSandbox, type TestSandbox } from '../sandbox.ts';
import { loadDatabase, STORED_VERSIONS } from './stored-database.ts';

const LEDGER = ['ledger_accounts', 'ledger_postings', 'ledger_entries'];

/** Copies the ledger, to compare it after the upgrade. */
const COPY_LEDGER = `create schema before; ${LEDGER.map((name) => `create table before.${name} as table public.${name};`).join('')}`;

/** Reads whose responses the test sandbox checks against the contract. */
const READS = [
  '/user/profile/',
  '/auth/sessions/',
  '/v1/investments/?page_size=50',
  '/v1/investments/stats/',
  '/v1/investments/portfolio/?period=all',
  '/v1/dashboard/overview/',
  '/v1/wallet/info/?page_size=100',
  '/v1/wallet/conversion/history/',
  '/v1/shopping/orders/?page_size=50',
  '/v1/rwa/assets/?page_size=50',
];

async function logIn(
  { send }: TestSandbox,
  username: string,
  password: string,
  headers = {},
): Promise<string> {
  const { body } = await send('POST', '/auth/login/', { json: { username, password }, headers });
  return body.token.access;
}

const sandboxes = new Map<string, TestSandbox>();
for (const version of STORED_VERSIONS) {
  const { data, drop } = await loadDatabase(version, COPY_LEDGER);
  afterAll(drop);
  sandboxes.set(version, await startTestSandbox({ data, controls: true }));
}

function getSandbox(version: string): TestSandbox {
  const open = sandboxes.get(version);
  if (!open) throw new RangeError(`The database of ${version} is not stored.`);
  return open;
}

test.for(STORED_VERSIONS)('upgrades the database of %s and leaves its ledger as it is', async (version) => {
  const open = getSandbox(version);
  const { db } = open.sandbox.database;
  expect(open.log).toContain('The data of an earlier version was upgraded.');
  expect(await findViolations(db)).toEqual([]);
  for (const name of LEDGER) {
    const [kept, before] = [`table public.${name}`, `table before.${name}`];
    const changed = `((${kept} except ${before}) union all (${before} except ${kept})) as changed`;
    expect(await db.$count(sql.raw(changed)), name).toBe(0);
  }
  for (const email of ['seoyeon.kim@example.com', 'minji.park@example.com']) {
    const token = await logIn(open, email, 'gli-sandbox-2026');
    for (const path of READS) expect((await open.send('GET', path, { token })).status, path).toBe(200);
  }
  expect(await findViolations(db)).toEqual([]);
});

const member = ['upgraded@example.com', 'sea-breeze-2026'] as const;

test('pays at the upgrade what a running investment has earned', async () => {
  const open = getSandbox('6a6ee61a');
  const token = await logIn(open, ...member);
  const read = async (path: string) => (await open.send('GET', path, { token })).body;
  const { results } = await read('/v1/investments/?ordering=principal_high');
  // The earlier version showed the same figures at this time.
  expect(results).toMatchObject([
    { status: 'matured', principal: '1000.00', earned: '135.99999983' },
    { status: 'active', principal: '300.00', earned: '51.70833333' },
  ]);
  const [matured, active] = results;
  const { payouts } = await read(`/v1/investments/${active.id}/`);
  expect(payouts).toHaveLength(25);
  expect(payouts[24]).toMatchObject({ from_date: '2026-11-21', to_date: '2026-11-30' });
  for (const { credited_on } of payouts) expect(credited_on).toBe('2028-12-31');
  const { transactions } = await read('/v1/wallet/info/?purpose=payout&page_size=100');
  expect(transactions.results.map(({ id }: { id: string }) => id).sort()).toEqual(
    payouts.map(({ transaction_id }: { transaction_id: string }) => transaction_id).sort(),
  );
  for (const { completed_at } of transactions.results) expect(completed_at).toBe('2028-12-31T09:00:00+09:00');
  // At maturity, the earlier version paid the earnings together with the principal.
  const [only] = (await read(`/v1/investments/${matured.id}/`)).payouts;
  expect(only).toMatchObject({ amount: '135.99999983', credited_on: '2028-11-21', apy: '6.80' });
});

test('keeps the keys of writes whose responses are still stored', async () => {
  const open = getSandbox('6a6ee61a');
  const token = await logIn(open, ...member);
  const orders = await open.send('GET', '/v1/shopping/orders/?idempotency_key=upgrade-10', { token });
  expect(orders.body.count).toBe(1);
});

test('upgrades snapshots and branches', async () => {
  const open = getSandbox('6a6ee61a');
  const { db } = open.sandbox.database;
  const headers = { 'X-Sandbox-Branch': 'trial' };
  const token = await logIn(open, ...member, headers);
  const { body } = await open.send('GET', '/v1/investments/', { token, headers });
  expect(body.results.map(({ principal }: { principal: string }) => principal)).toContain('150.00');
  expect(await inSchema(branchSchema('trial'), () => findViolations(db))).toEqual([]);
  expect((await control(open, 'GET', '/branches/')).body).toEqual([
    { name: 'trial', at: '2026-12-31T09:00:00+09:00' },
  ]);
  const restored = await control(open, 'POST', '/snapshots/early/restore/');
  expect(restored.body.now).toBe('2026-11-21T09:00:00+09:00');
  expect(await findViolations(db)).toEqual([]);
  const early = await logIn(open, ...member);
  expect((await open.send('GET', '/v1/investments/', { token: early })).body.count).toBe(2);
});
