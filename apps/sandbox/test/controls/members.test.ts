import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { expect, it } from 'vitest';
import { findViolations } from '../../faults/audit-ledger.ts';
import { buildMessage, newWallet, nonceFor } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';
import { control } from './control.ts';

const open = await startTestSandbox({ controls: true });
const create = (member: object) => control(open, 'POST', '/members/', member);
const read = async (path: string, token: string) => (await open.send('GET', path, { token })).body;
const available = async (token: string) =>
  Object.fromEntries(
    (await read('/v1/wallet/info/', token)).balances.map((one: { token: string; available: string }) => [
      one.token,
      one.available,
    ]),
  );

it('creates a member with balances through the ledger and as transactions', async () => {
  const { status, body } = await create({ balances: { GLIB: '250000.5', USDT: '3' } });
  expect(status).toBe(201);
  const { access } = body.tokens;
  expect(await available(access)).toEqual({ GLIB: '250000.5', GLID: '0', GLIL: '0', USDT: '3' });
  const { transactions } = await read('/v1/wallet/info/', access);
  expect(
    transactions.results.map(({ amount, token }: { amount: string; token: string }) => `${amount} ${token}`),
  ).toEqual(expect.arrayContaining(['250000.5 GLIB', '3 USDT']));
  expect(await findViolations(open.sandbox.database.db)).toEqual([]);
  const json = { username: body.email, password: body.password };
  expect((await open.send('POST', '/auth/login/', { json })).status).toBe(200);
});

it('creates a member with the starting tokens and nothing else by default', async () => {
  const { body } = await create({});
  expect(body).toMatchObject({ password: 'gli-sandbox-2026', kyc_level: 'none', wallet: null });
  expect(await available(body.tokens.access)).toMatchObject({ GLIB: '10000', USDT: '1000' });
});

it.each([
  ['none', 'none', '0', 'open'],
  ['basic', 'basic', '40', 'approved'],
  ['rejected', 'basic', '40', 'approved'],
  ['pending', 'basic', '65', 'approved'],
  ['full', 'full', '100', 'approved'],
])('creates a member whose identity verification is %s', async (kyc, level, percent, personalInfo) => {
  const { body } = await create({ kyc });
  expect(body.kyc_level).toBe(level);
  const status = await read(`/users/${body.id}/kyc/status/`, body.tokens.access);
  expect(status).toMatchObject({ level, progress_percent: percent });
  const steps = Object.fromEntries(
    status.steps.map((step: { name: string; status: string }) => [step.name, step.status]),
  );
  expect(steps.personal_info).toBe(personalInfo);
  if (kyc === 'pending') expect(steps.face).toBe('pending');
  if (kyc === 'rejected') expect(steps.documents).toBe('rejected');
});

it('creates a wallet whose key signs, or takes an address', async () => {
  const { body } = await create({ wallet: true });
  const { address, secret_key: secret } = body.wallet;
  const { access, refresh } = body.tokens;
  const member = { ...body, access, refresh };
  const { privateKey } = newWallet();
  const nonce = await nonceFor(open, member, { address, privateKey });
  const message = buildMessage(address, nonce, open.now());
  const signature = [
    ...ed25519.sign(new TextEncoder().encode(message), base58.decode(secret).subarray(0, 32)),
  ];
  const json = { wallet_address: address, signature, message, nonce };
  expect((await open.send('POST', '/auth/verify/', { token: access, json })).status).toBe(200);
  const own = newWallet().address;
  expect((await create({ wallet: own })).body.wallet).toEqual({ address: own, secret_key: null });
  expect(await create({ wallet: own })).toMatchObject({
    status: 409,
    body: { code: 'wallet_already_registered' },
  });
});

it('rejects a taken email address, an invalid wallet and unknown fields', async () => {
  const email = 'Seoyeon.Kim@example.com';
  expect(await create({ email })).toMatchObject({ status: 409, body: { code: 'email_already_registered' } });
  for (const member of [
    { wallet: 'no' },
    { balances: { BTC: '1' } },
    { balances: { GLIB: '-1' } },
    { kyk: 'full' },
  ]) {
    expect((await create(member)).status).toBe(400);
  }
});
