import { count, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rwaAssets } from '../../src/areas/rwa/schema.ts';
import { ledgerAccounts } from '../../src/core/ledger/schema.ts';
import { signIn } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

it('creates and lists more than ten thousand assets and keeps the ledger balanced', {
  tags: 'slow',
}, async () => {
  const { sandbox, send } = await startTestSandbox({ ownSeed: true, seed: 'large' });
  const { db } = sandbox.database;
  const [assets] = await db.select({ count: count() }).from(rwaAssets);
  expect(assets?.count).toBeGreaterThan(10_000);
  const [total] = await db
    .select({ zero: sql<boolean>`sum(${ledgerAccounts.balance}) = 0` })
    .from(ledgerAccounts);
  expect(total?.zero).toBe(true);
  const addresses = [
    '?page=400',
    '?search=제주 resort',
    '?ordering=apy_high',
    '?status=pending&risk_level=low',
  ];
  for (const address of addresses) {
    const { status, body } = await send('GET', `/v1/rwa/assets/${encodeURI(address)}`);
    expect(status).toBe(200);
    expect(body.results.length).toBeGreaterThan(0);
  }
});

it('has assets even with the empty seed', { tags: 'slow' }, async () => {
  const { send } = await startTestSandbox({ ownSeed: true, seed: 'empty' });
  expect((await send('GET', '/v1/rwa/assets/')).body.count).toBeGreaterThan(24);
});

it('shows plausible investments when started fifteen months later', { tags: 'slow' }, async () => {
  const now = new Date('2028-02-25T14:00:00+09:00');
  const sandbox = await startTestSandbox({ ownSeed: true, now: () => now });
  const kim = await signIn(sandbox);
  const { body } = await sandbox.send('GET', '/v1/investments/portfolio/', { token: kim.access });
  expect(body.total_invested).toBe('5000.00');
  // The months have different lengths after shifting.
  expect(Number(body.total_earned)).toBeCloseTo(212.5, 0);
  const { body: asset } = await sandbox.send('GET', '/v1/rwa/assets/ast_1kz7m5dg3v/');
  expect(asset).toMatchObject({
    status: 'pending',
    status_reason: 'Funding opens on April 15, 2028 at 10:00 AM.',
  });
});

// Kim's stay moves with today. On these days, it includes Christmas or New Year's Eve.
it.each(['2026-12-03', '2026-12-04', '2026-12-10'])(
  'starts on %s, when a seeded stay falls on a fully booked holiday',
  { tags: 'slow' },
  async (day) => {
    const now = new Date(`${day}T21:00:00+09:00`);
    const sandbox = await startTestSandbox({ ownSeed: true, now: () => now });
    const kim = await signIn(sandbox);
    const { status, body } = await sandbox.send('GET', '/v1/shopping/orders/ord_8vd2q6nx4h/', {
      token: kim.access,
    });
    expect(status).toBe(200);
    expect(body.lines.length).toBeGreaterThan(0);
  },
);
