// An integrator's journey over HTTP, with the SDK and a real key: register, prove a wallet, invest, convert, order, pay,
// use a referral code; at every step the ledger must add up to the last decimal. The result goes to a file, and `again`
// compares a restarted server with that file.
import assert from 'node:assert/strict';
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createGliClient, memoryTokenStore, type Token, unwrap, type WalletTransaction } from '@gli/sdk';

const ASSET = 'ast_5gw8n2kd7q';
const GIFT_BOX = 'prd_7gy1v5hc9m';
const PASSWORD = 'sea-breeze-2026';
const SETTLED_WITHIN_MS = 30_000;
const PAUSE_MS = 500;

type Books = {
  balances: Record<string, string>;
  orders: string[];
  investments: string[];
  conversions: string[];
};
type State = { email: string; memberId: string; books: Books };

const [mode, stateFile = ''] = process.argv.slice(2);
const tokens = memoryTokenStore();
const client = createGliClient({ baseUrl: process.env.GLI_BASE_URL ?? '', tokens, language: 'en' });

if (mode === 'again') await compare();
else await travel();

async function travel(): Promise<void> {
  const email = `journey-${Date.now()}@example.com`;
  const memberId = await register(email);
  await proveWallet();
  const start = await balances();
  const principal = await invest('500');
  const { paid, received } = await convert('1000');
  const total = await orderAndPay();
  await enterReferralCode();

  const end = await balances();
  const expected = {
    GLIB: units(start.GLIB) - units(principal) - units(paid),
    GLID: units(start.GLID),
    GLIL: units(start.GLIL) + units(received) - units(total),
    USDT: units(start.USDT),
  };
  for (const token of ['GLIB', 'GLID', 'GLIL', 'USDT'] as const) {
    assert.equal(units(end[token]), expected[token], token);
  }
  await checkPortfolio(principal);
  await checkTransactions(end);
  const state: State = { email, memberId, books: await books() };
  writeFileSync(stateFile, JSON.stringify(state));
  console.log(
    `Registered, signed, invested ${principal} GLIB, converted ${paid} GLIB to ${received} GLIL, paid ${total} GLIL: ` +
      `left ${Object.entries(end)
        .map(([token, amount]) => `${amount} ${token}`)
        .join(', ')}. Everything adds up.`,
  );
}

async function compare(): Promise<void> {
  const state: State = JSON.parse(readFileSync(stateFile, 'utf8'));
  const { token } = unwrap(
    await client.POST('/auth/login/', { body: { username: state.email, password: PASSWORD } }),
  );
  tokens.set({ access: token.access, refresh: token.refresh });
  assert.deepEqual(await books(), state.books);
  await checkTransactions(state.books.balances);
  console.log('After the restart everything is still there.');
}

async function register(email: string): Promise<string> {
  const body = { email, password: PASSWORD, name: '한지우', terms_accepted: true as const };
  const member = unwrap(await client.POST('/auth/register/', { body }));
  tokens.set({ access: member.tokens.access_token, refresh: member.tokens.refresh_token });
  return member.user.id;
}

async function proveWallet(): Promise<void> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const address = base58(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32));
  const { nonce } = unwrap(await client.POST('/auth/nonce/', { body: { wallet_address: address } }));
  const message = [
    'GLI Platform Authentication',
    `Wallet: ${address}`,
    `Timestamp: ${new Date().toISOString()}`,
    `Nonce: ${nonce}`,
  ].join('\n');
  const signature = [...sign(null, Buffer.from(message), privateKey)];
  const body = { wallet_address: address, signature, message, nonce };
  const { user } = unwrap(await client.POST('/auth/verify/', { body }));
  assert.equal(user.wallet_address, address);
  const replayed = await client.POST('/auth/verify/', { body });
  assert.equal(replayed.error?.code, 'invalid_nonce');
}

async function invest(amount: string): Promise<string> {
  const check = unwrap(await client.POST('/v1/investments/validate/', { body: { asset_id: ASSET, amount } }));
  assert.equal(check.valid, true);
  const before = unwrap(await client.GET('/v1/rwa/assets/{id}/', { params: { path: { id: ASSET } } }));
  const header = { 'Idempotency-Key': randomUUID() };
  const send = () =>
    client.POST('/v1/rwa/assets/{id}/invest/', {
      params: { path: { id: ASSET }, header },
      body: { amount, accepted_risk: true },
    });
  const investment = unwrap(await send());
  const repeated = await send();
  assert.equal(repeated.response.headers.get('Idempotent-Replayed'), 'true');
  assert.equal(unwrap(repeated).id, investment.id);
  const after = unwrap(await client.GET('/v1/rwa/assets/{id}/', { params: { path: { id: ASSET } } }));
  assert.equal(units(after.funding.raised) - units(before.funding.raised), units(amount));
  return investment.principal;
}

async function convert(amount: string): Promise<{ paid: string; received: string }> {
  const quote = unwrap(
    await client.POST('/v1/wallet/conversion/validate/', {
      body: { from_token: 'GLIB', to_token: 'GLIL', amount, conversion_type: 'instant' },
    }),
  );
  assert.equal(units(quote.receive_amount), units(quote.gross_amount) - units(quote.fee_amount));
  const body = { quote_id: quote.id, acknowledged_warnings: quote.warnings.map(({ code }) => code) };
  const { id } = unwrap(await client.POST('/v1/wallet/conversion/execute/', { body }));
  const deadline = Date.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const path = { id };
    const conversion = unwrap(
      await client.GET('/v1/wallet/conversion/transactions/{id}', { params: { path } }),
    );
    if (conversion.status === 'completed')
      return { paid: conversion.amount, received: conversion.receive_amount };
    assert.ok(Date.now() < deadline, `The conversion is still ${conversion.status}.`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

async function orderAndPay(): Promise<string> {
  const product = unwrap(
    await client.GET('/v1/shopping/products/{id}/', { params: { path: { id: GIFT_BOX } } }),
  );
  const body = {
    lines: [{ product_id: product.id, quantity: 2 }],
    token: 'GLIL' as const,
    customer: { name: '한지우', phone: '+82 10-9876-5432', address: '서울특별시 성동구 성수일로 77' },
  };
  const order = unwrap(await client.POST('/v1/shopping/orders/', { body }));
  const path = { id: order.id };
  const paid = unwrap(
    await client.POST('/v1/shopping/orders/{id}/confirm_payment/', { params: { path }, body: {} }),
  );
  assert.equal(paid.payment.status, 'paid');
  assert.equal(
    paid.lines.reduce((sum, line) => sum + units(line.subtotal), 0n),
    units(paid.totals.subtotal),
  );
  return paid.totals.total;
}

async function enterReferralCode(): Promise<void> {
  const referral = unwrap(await client.POST('/v1/referrals/use', { body: { code: 'SEOYEON26' } }));
  assert.equal(referral.code, 'SEOYEON26');
  const again = await client.POST('/v1/referrals/use', { body: { code: 'SEOYEON26' } });
  assert.equal(again.error?.code, 'referral_already_used');
}

async function checkPortfolio(principal: string): Promise<void> {
  const portfolio = unwrap(await client.GET('/v1/investments/portfolio/'));
  const held = portfolio.holdings.reduce((sum, holding) => sum + units(holding.principal), 0n);
  assert.equal(held, units(principal));
  assert.equal(units(portfolio.total_invested), held);
  const dashboard = unwrap(await client.GET('/v1/dashboard/overview/'));
  assert.equal(units(dashboard.investments.invested), held);
  const worth = dashboard.balances.reduce((sum, { value_krw }) => sum + BigInt(value_krw), 0n);
  assert.equal(BigInt(dashboard.balances_value_krw), worth);
  assert.equal(BigInt(dashboard.total_value_krw), worth + BigInt(dashboard.investments.current_value_krw));
}

/** Credits less debits equal the balance, for every token. */
async function checkTransactions(expected: Record<string, string>): Promise<void> {
  const sums = new Map<string, bigint>();
  const add = (token: string, amount: bigint) => sums.set(token, (sums.get(token) ?? 0n) + amount);
  for (const { status, direction, token, amount, type, reference } of await allTransactions()) {
    if (status !== 'completed') continue;
    add(token, direction === 'in' ? units(amount) : -units(amount));
    if (type !== 'conversion' || !reference) continue;
    // The list has the debit of a conversion; the credit is in the conversion.
    const path = { id: reference.id };
    const { to_token, receive_amount } = unwrap(
      await client.GET('/v1/wallet/conversion/transactions/{id}', { params: { path } }),
    );
    add(to_token, units(receive_amount));
  }
  for (const [token, balance] of Object.entries(expected)) {
    assert.equal(sums.get(token) ?? 0n, units(balance), `Transactions of ${token}`);
  }
}

async function allTransactions(): Promise<WalletTransaction[]> {
  const all: WalletTransaction[] = [];
  for (let page = 1; ; page++) {
    const query = { page, page_size: 100 };
    const { transactions } = unwrap(await client.GET('/v1/wallet/info/', { params: { query } }));
    all.push(...transactions.results);
    if (transactions.next === null) return all;
  }
}

async function balances(): Promise<Record<Token, string>> {
  const info = unwrap(await client.GET('/v1/wallet/info/'));
  const found: Record<Token, string> = { GLIB: '', GLID: '', GLIL: '', USDT: '' };
  for (const { token, balance } of info.balances) found[token] = balance;
  return found;
}

async function books(): Promise<Books> {
  const orders = unwrap(await client.GET('/v1/shopping/orders/'));
  const investments = unwrap(await client.GET('/v1/investments/'));
  const conversions = unwrap(await client.GET('/v1/wallet/conversion/history/'));
  return {
    balances: await balances(),
    orders: orders.results.map(({ id, status, totals }) => `${id} ${status} ${totals.total}`),
    investments: investments.results.map(({ id, principal }) => `${id} ${principal}`),
    conversions: conversions.results.map(({ id, status, hash }) => `${id} ${status} ${hash}`),
  };
}

/** An amount in units of 0.00000001. */
function units(amount: string | undefined): bigint {
  const [whole = '0', fraction = ''] = (amount ?? '').split('.');
  return BigInt(whole + fraction.padEnd(8, '0'));
}

function base58(bytes: Uint8Array): string {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
  let number = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  for (; number > 0n; number /= 58n) text = alphabet[Number(number % 58n)] + text;
  for (const byte of bytes) {
    if (byte !== 0) break;
    text = `1${text}`;
  }
  return text;
}
