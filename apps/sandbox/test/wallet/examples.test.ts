import { expect, it } from 'vitest';
import { signIn } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

// The time of the contract's examples. Payouts move by months, and other movements by days.
const sandbox = await startTestSandbox({ frozenAt: new Date('2026-11-21T14:00:00+09:00') });
const kim = await signIn(sandbox);
const KIMS_WALLET = '6TAAcukwSHujkx5LmfhBo8YM5P4r5tRgjaSPfXdF8cyQ';

const WALLET = `/v1/wallet/info/?wallet_address=${KIMS_WALLET}&page_size=5`;
const CONVERSION = '/v1/wallet/conversion/transactions';

it.each([
  ['glibBalance', `/v1/wallet/balance/glib/?wallet_address=${KIMS_WALLET}`, 'ko'],
  ['glilBalance', `/v1/wallet/balance/glil/?wallet_address=${KIMS_WALLET}`, 'ko'],
  ['wallet', WALLET, 'ko'],
  ['walletEnglish', WALLET, 'en'],
  ['secondPage', `${WALLET}&page=2`, 'ko'],
  ['rules', '/v1/wallet/conversion/info/', 'ko'],
  ['rulesEnglish', '/v1/wallet/conversion/info/', 'en'],
  ['history', '/v1/wallet/conversion/history/', 'ko'],
  ['completed', `${CONVERSION}/cnv_2xm6h8vq5t`, 'ko'],
  ['failed', `${CONVERSION}/cnv_4bt7n1hx5q`, 'ko'],
  ['failedEnglish', `${CONVERSION}/cnv_4bt7n1hx5q`, 'en'],
] as const)("returns the contract's example %s to Kim", async (example, path, language) => {
  const read = async (headers: Record<string, string>) =>
    comparable((await sandbox.send('GET', path, { token: kim.access, language, headers })).body);
  expect(await read({})).toEqual(await read({ Prefer: `example=${example}` }));
});

/** Removes the times of price updates. */
const comparable = (body: object): unknown =>
  JSON.parse(JSON.stringify(body, (name, value: unknown) => (name === 'updated_at' ? undefined : value)));
