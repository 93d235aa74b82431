import { expect, it } from 'vitest';
import { connectWallet, registerMember, signIn } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { send } = sandbox;
const kim = await signIn(sandbox);
const KIMS_WALLET = '6TAAcukwSHujkx5LmfhBo8YM5P4r5tRgjaSPfXdF8cyQ';
const info = (query = '', language: 'ko' | 'en' = 'ko') =>
  send('GET', `/v1/wallet/info/?${query}`, { token: kim.access, language });

it("returns Kim's four balances as in the contract's example", async () => {
  const { status, body } = await info(`wallet_address=${KIMS_WALLET}&page_size=5`);
  expect(status).toBe(200);
  const figures = body.balances.map((balance: Record<string, string>) => [
    balance.token,
    balance.balance,
    balance.available,
    balance.locked,
    balance.value_krw,
  ]);
  expect(figures).toEqual([
    ['GLIB', '8450', '8450', '0', '11830000'],
    ['GLID', '1200', '1200', '0', '4200000'],
    ['GLIL', '3500', '3500', '0', '3500000'],
    ['USDT', '2150', '1850', '300', '3010000'],
  ]);
  expect(body).toMatchObject({ total_value_krw: '26040000', status: 'active', network: 'devnet' });
});

it('lists deposits, withdrawals and conversions with ids, newest first, in the requested language', async () => {
  const { body } = await info('token=USDT');
  expect(body.transactions.results.slice(0, 2)).toMatchObject([
    {
      id: 'txn_4ms6r8bx2d',
      type: 'deposit',
      direction: 'in',
      status: 'failed',
      description: 'USDT 입금 실패',
      hash: null,
    },
    {
      id: 'txn_9pw1c7yj3g',
      type: 'withdrawal',
      direction: 'out',
      status: 'pending',
      description: '운영자에게 요청한 출금',
    },
  ]);
  const english = await info('type=conversion', 'en');
  const conversion = {
    description: 'Conversion of GLIB to GLIL',
    reference: { type: 'conversion', id: 'cnv_2xm6h8vq5t' },
    hash: '4iuRRYW69aP78BG6GZG7JLzzKaWgGsx4PUg7khjbYFFPm9i4e1EuToRbNfYARYCtbMQ13aHhQdHGXTh1qzJ14tzh',
  };
  expect(english.body.transactions.results.slice(0, 2)).toMatchObject([
    { id: 'txn_2pr7y4hj8s', direction: 'in', token: 'GLIL', ...conversion },
    { id: 'txn_7xd3n6vt1r', direction: 'out', token: 'GLIB', ...conversion },
  ]);
});

it('filters the list by type, status and days in Korea, and keeps the filters in the links', async () => {
  const { body } = await info('type=conversion&status=completed&page_size=2');
  expect(body.transactions).toMatchObject({ count: 8, previous: null });
  expect(body.transactions.next).toBe(
    '/api/v1/wallet/info/?type=conversion&status=completed&page_size=2&page=2',
  );
  const last = await info('type=conversion&status=completed&page_size=2&page=4');
  expect(last.body.transactions.results).toHaveLength(2);
  expect(last.body.transactions.next).toBeNull();
  const all = await info('type=withdrawal');
  const [withdrawal] = all.body.transactions.results;
  const day = withdrawal.created_at.slice(0, 10);
  const ids = async (query: string) =>
    (await info(query)).body.transactions.results.map((transaction: { id: string }) => transaction.id);
  expect(await ids(`type=withdrawal&from_date=${day}&to_date=${day}`)).toEqual([withdrawal.id]);
  const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  expect(await ids(`type=withdrawal&to_date=${before}`)).toEqual([]);
});

it.each([
  ['investment', 'purchase', 'investment'],
  ['payout', 'deposit', 'investment'],
  ['order', 'purchase', 'order'],
  ['refund', 'deposit', 'order'],
  ['reward', 'deposit', null],
  ['conversion', 'conversion', 'conversion'],
])('lists only transactions with the purpose %s', async (purpose, type, reference) => {
  const { results } = (await info(`purpose=${purpose}&page_size=100`)).body.transactions;
  expect(results.length).toBeGreaterThan(0);
  for (const row of results) {
    expect(row).toMatchObject({ purpose, type, reference: reference && { type: reference } });
  }
});

it('rejects reversed dates, pages after the last one and wallets of other members', async () => {
  expect((await info('from_date=2026-11-02&to_date=2026-11-01')).body).toMatchObject({
    code: 'validation_failed',
    details: { to_date: [expect.any(String)] },
  });
  expect((await info('from_date=0000-01-01&to_date=0000-01-02')).body.transactions.count).toBe(0);
  expect((await info('to_date=9999-12-31')).status).toBe(200);
  expect((await info('from_date=2026-02-30')).body.code).toBe('validation_failed');
  expect((await info('page=99')).body.code).toBe('page_not_found');
  const lees = '6hWp48o411kp8QtrGaSsCCwMN3oLr9LSxtS8jF2x7MQd';
  expect((await info(`wallet_address=${lees}`, 'en')).body).toMatchObject({
    code: 'wallet_not_found',
    details: { wallet_address: ['Use a wallet that is connected to your account.'] },
  });
  expect((await info('wallet_address=nonsense')).body.code).toBe('invalid_wallet_address');
});

it('returns the balance of one token in the member’s wallet', async () => {
  const balance = (token: string, address: string) =>
    send('GET', `/v1/wallet/balance/${token}/?wallet_address=${address}`, { token: kim.access });
  expect((await balance('glib', KIMS_WALLET)).body).toMatchObject({
    token: 'GLIB',
    balance: '8450',
    price_krw: '1400',
  });
  expect((await balance('glil', KIMS_WALLET)).body).toMatchObject({
    token: 'GLIL',
    balance: '3500',
    price_krw: '1000',
  });
  const stranger = await registerMember(sandbox);
  const response = await send('GET', `/v1/wallet/balance/glib/?wallet_address=${KIMS_WALLET}`, {
    token: stranger.access,
  });
  expect(response).toMatchObject({ status: 404, body: { code: 'wallet_not_found' } });
});

it('tells transfers, grants and principals apart from other deposits', async () => {
  const purposes = async (query: string) => {
    const { results } = (await info(`${query}&page_size=100`)).body.transactions;
    return new Set(results.map(({ purpose }: { purpose: string }) => purpose));
  };
  expect(await purposes('type=withdrawal')).toEqual(new Set(['transfer']));
  expect(await purposes('type=deposit')).toEqual(
    new Set(['transfer', 'refund', 'reward', 'grant', 'payout']),
  );
});

it('shows a new member the initial grant', async () => {
  const member = await registerMember(sandbox);
  const { body: fresh } = await send('GET', '/v1/wallet/info/', { token: member.access });
  expect(fresh.transactions.results.map((entry: { amount: string }) => entry.amount).sort()).toEqual(
    fresh.balances.map((entry: { balance: string }) => entry.balance).sort(),
  );
});

it('shows the wallet once it is connected', async () => {
  const member = await registerMember(sandbox);
  const read = async () => (await send('GET', '/v1/wallet/info/', { token: member.access })).body;
  expect(await read()).toMatchObject({ wallet_address: null, status: 'not_connected', connected_at: null });
  await connectWallet(sandbox, member);
  expect(await read()).toMatchObject({ status: 'active', wallet_address: expect.any(String) });
});
