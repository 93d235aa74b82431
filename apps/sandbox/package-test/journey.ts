// node journey.ts travel <file>: registers, verifies a wallet, invests, converts, orders, pays and uses a referral
// code. Then writes the balances and lists to the file. node journey.ts compare <file>: logs in again and compares them
// with the file.
import assert from 'node:assert/strict';
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createGliClient, memoryTokenStore, type Token, unwrap } from '@gli/sdk';
import { base58 } from '@scure/base';

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
type State = { email: string; books: Books };

const [mode, stateFile = ''] = process.argv.slice(2);
const tokens = memoryTokenStore();
const client = createGliClient({ baseUrl: process.env.GLI_BASE_URL ?? '', tokens, language: 'en' });

if (mode === 'compare') await compare();
else await travel();

async function travel(): Promise<void> {
  const email = `journey-${Date.now()}@example.com`;
  await register(email);
  await verifyWallet();
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
  const state: State = { email, books: await books() };
  writeFileSync(stateFile, JSON.stringify(state));
}

async function compare(): Promise<void> {
  const state: State = JSON.parse(readFileSync(stateFile, 'utf8'));
  const { token } = unwrap(
    await client.POST('/auth/login/', { body: { username: state.email, password: PASSWORD } }),
  );
  tokens.set({ access: token.access, refresh: token.refresh });
  assert.deepEqual(await books(), state.books);
}

async function register(email: string): Promise<void> {
  const body = { email, password: PASSWORD, name: '한지우', terms_accepted: true as const };
  const member = unwrap(await client.POST('/auth/register/', { body }));
  tokens.set({ access: member.tokens.access_token, refresh: member.tokens.refresh_token });
}

async function verifyWallet(): Promise<void> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const address = base58.encode(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32));
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

/** Converts an amount to units of 0.00000001. */
function units(amount: string | undefined): bigint {
  const [whole = '0', fraction = ''] = (amount ?? '').split('.');
  return BigInt(whole + fraction.padEnd(8, '0'));
}
