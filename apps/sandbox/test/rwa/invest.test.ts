import type { Token } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { investments, rwaAssets } from '../../src/areas/rwa/schema.ts';
import { transaction } from '../../src/core/data/transaction.ts';
import { memberBalances } from '../../src/core/ledger/balances.ts';
import { transfer } from '../../src/core/ledger/ledger.ts';
import { postEntries } from '../../src/core/ledger/post-entries.ts';
import { ledgerAccounts } from '../../src/core/ledger/schema.ts';
import { registerMember, signIn } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { send } = sandbox;
const { db } = sandbox.sandbox.database;
const AEWOL = 'ast_5gw8n2kd7q';
const SONGDO = 'ast_9rb2c6xp8h';
const GANGNEUNG = 'ast_2vx6p9rm4t';

const invest = (token: string, amount: string, { asset = AEWOL, key = '', more = {} } = {}) =>
  send('POST', `/v1/rwa/assets/${asset}/invest/`, {
    token,
    json: { amount, accepted_risk: true, ...more },
    headers: key === '' ? {} : { 'Idempotency-Key': key },
  });
const check = async (token: string, amount: string, asset = AEWOL) =>
  (await send('POST', '/v1/investments/validate/', { token, json: { asset_id: asset, amount } })).body;
const give = (member: string, amount: string, token: Token = 'GLIB') =>
  transaction(db, (tx) =>
    postEntries(
      tx,
      {
        kind: 'test',
        entries: transfer(token, amount, { platform: 'treasury' }, { member, bucket: 'available' }),
      },
      { memberId: member, postedAt: sandbox.now() },
    ),
  );
const readRaised = async (id: string) => {
  const [asset] = await db.select().from(rwaAssets).where(eq(rwaAssets.id, id));
  return asset;
};

describe('investing', () => {
  it('moves the amount from the balance into the asset and lists the investment', async () => {
    const member = await registerMember(sandbox);
    const before = await readRaised(AEWOL);
    const { status, body } = await invest(member.access, '500', { more: { token: 'GLIB' } });
    expect({ status, principal: body.principal, earned: body.earned, payouts: body.payouts }).toEqual({
      status: 201,
      principal: '500.00',
      earned: '0.00',
      payouts: [],
    });
    expect(body.transaction.hash).toMatch(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/);
    expect((await memberBalances(db, member.id)).GLIB.available).toBe('9500');
    const after = await readRaised(AEWOL);
    expect(decimal.subtract(after?.raised ?? '0', before?.raised ?? '0')).toBe('500');
    expect((after?.investorCount ?? 0) - (before?.investorCount ?? 0)).toBe(1);
    await invest(member.access, '100.5');
    expect((await readRaised(AEWOL))?.investorCount).toBe(after?.investorCount);
    const { body: list } = await send('GET', '/v1/investments/?ordering=principal_high', {
      token: member.access,
    });
    expect(list.results.map(({ principal }: { principal: string }) => principal)).toEqual([
      '500.00',
      '100.50',
    ]);
  });

  it('reports the first failed check in the contract’s order', async () => {
    const kim = await signIn(sandbox);
    const refusal = async (amount: string, options = {}) => {
      const { status, body } = await invest(kim.access, amount, options);
      return { status, code: body.code, message: body.message, details: body.details };
    };
    expect(await refusal('0', { asset: SONGDO })).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(await refusal('1000001', { asset: SONGDO })).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
    expect(await refusal('100', { more: { token: 'USDT' } })).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
    expect(await refusal('100', { more: { accepted_risk: false } })).toMatchObject({
      status: 400,
      details: { accepted_risk: expect.any(Array) },
    });
    expect(await refusal('1', { asset: SONGDO })).toEqual({
      status: 409,
      code: 'asset_not_open',
      message: 'New investments are paused until a building permit change is decided.',
      details: {},
    });
    expect(await refusal('50')).toEqual({
      status: 400,
      code: 'amount_below_minimum',
      message: 'Invest at least 100 GLIB.',
      details: { amount: ['The minimum investment is 100 GLIB.'] },
    });
    expect(await refusal('640000')).toMatchObject({ status: 409, code: 'funding_cap_exceeded' });
    expect(await refusal('47501')).toMatchObject({
      status: 400,
      code: 'validation_failed',
      details: { amount: expect.any(Array) },
    });
    expect(await refusal('9000')).toEqual({
      status: 409,
      code: 'insufficient_balance',
      message:
        'You have 8,450 GLIB, but this investment needs 9,000 GLIB. Convert tokens, or choose a lower amount.',
      details: { amount: ['You are 550 GLIB short.'] },
    });
    expect(await refusal('100', { asset: 'ast_none' })).toMatchObject({ status: 404 });
    expect((await memberBalances(db, kim.id)).GLIB.available).toBe('8450');
  });

  it('returns the same decision when validating as when investing', async () => {
    const kim = await signIn(sandbox);
    for (const [amount, asset] of [
      ['0', AEWOL],
      ['1', SONGDO],
      ['50', AEWOL],
      ['640000', AEWOL],
      ['47501', AEWOL],
      ['9000', AEWOL],
    ] as const) {
      const judged = await check(kim.access, amount, asset);
      const { body } = await invest(kim.access, amount, { asset });
      expect([amount, judged.valid, judged.messages[0].code]).toEqual([amount, false, body.code]);
    }
    expect((await check(kim.access, '9'.repeat(40))).code).toBe('validation_failed');
    expect((await check(kim.access, '1', 'ast_none')).code).toBe('not_found');
  });

  it('creates only one investment for repeated requests with the same idempotency key', async () => {
    const member = await registerMember(sandbox);
    const key = crypto.randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => invest(member.access, '200', { key })),
    );
    expect(responses.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const again = await invest(member.access, '200', { key });
    expect(again.status).toBe(201);
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect((await invest(member.access, '300', { key })).status).toBe(422);
    expect((await memberBalances(db, member.id)).GLIB.available).toBe('9800');
  });

  it('hides another member’s investment', async () => {
    const member = await registerMember(sandbox);
    expect((await send('GET', '/v1/investments/inv_7mh2r9tq4k/', { token: member.access })).status).toBe(404);
  });
});

describe('concurrent investments', () => {
  it('never exceed the target with 100 investors and complete the fully funded asset', {
    tags: 'slow',
  }, async () => {
    const asset = await readRaised(GANGNEUNG);
    // Leaves room for exactly seven investments of 1000.
    const target = decimal.add(asset?.raised ?? '0', '7000');
    await db.update(rwaAssets).set({ target }).where(eq(rwaAssets.id, GANGNEUNG));
    const members = [];
    for (let index = 0; index < 100; index++) members.push(await registerMember(sandbox));
    const responses = await Promise.all(
      members.map(({ access }) => invest(access, '1000', { asset: GANGNEUNG })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(7);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(93);
    expect(await readRaised(GANGNEUNG)).toMatchObject({ raised: target, status: 'completed' });
    const { body } = await send('GET', `/v1/rwa/assets/${GANGNEUNG}/`);
    expect(body).toMatchObject({
      status: 'completed',
      funding: { remaining: '0.00', progress_percent: '100.00' },
    });
  });

  it('never overspend a balance or exceed a member’s limit', async () => {
    const member = await registerMember(sandbox);
    const poor = await Promise.all(Array.from({ length: 20 }, () => invest(member.access, '1000')));
    expect(poor.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(poor.filter(({ body }) => body.code === 'insufficient_balance')).toHaveLength(10);
    await give(member.id, '100000');
    const rich = await Promise.all(Array.from({ length: 10 }, () => invest(member.access, '10000')));
    expect(rich.filter(({ status }) => status === 201)).toHaveLength(4);
    expect((await check(member.access, '100')).maximum).toBe('0.00');
  });

  it('keep the asset, investments and ledger consistent to the last decimal', async () => {
    const rows = await db
      .select({ id: rwaAssets.id, raised: rwaAssets.raised, balance: ledgerAccounts.balance })
      .from(rwaAssets)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, sql`'asset:' || ${rwaAssets.id} || ':GLIB'`));
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter(({ raised, balance }) => raised !== balance)).toEqual([]);
    const [sum] = await db
      .select({ total: sql<string>`sum(${ledgerAccounts.balance})` })
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.token, 'GLIB'));
    expect(decimal.isZero(sum?.total ?? '1')).toBe(true);
    expect((await db.select().from(investments)).length).toBeGreaterThan(20);
  });
});
