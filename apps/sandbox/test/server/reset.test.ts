import { expect, it } from 'vitest';
import { registerMember, signIn } from '../members.ts';
import { startTestSandbox, type TestSandbox } from '../sandbox.ts';

const open = await startTestSandbox({ allowReset: true });
const closed = await startTestSandbox();

const reset = ({ sandbox }: TestSandbox, headers: Record<string, string> = {}, method = 'POST') =>
  sandbox.fetch(new Request('http://sandbox.test/sandbox/reset', { method, headers }));
const balance = async (sandbox: TestSandbox, token: string) =>
  (await sandbox.send('GET', '/v1/wallet/info/', { token })).body.balances.find(
    (one: { token: string }) => one.token === 'GLIB',
  ).balance;

it('requires the reset flag', async () => {
  expect((await reset(closed)).status).toBe(404);
  expect((await reset(open, {}, 'GET')).status).toBe(404);
});

it('deletes everything and seeds the demo data again', { tags: 'slow' }, async () => {
  const before = await signIn(open);
  const member = await registerMember(open);
  const demo = await balance(open, before.access);
  const json = { amount: '500', accepted_risk: true };
  const invest = '/v1/rwa/assets/ast_5gw8n2kd7q/invest/';
  expect((await open.send('POST', invest, { token: before.access, json })).status).toBe(201);
  expect(await balance(open, before.access)).not.toBe(demo);

  expect((await reset(open, { Origin: 'http://localhost:5173' })).status).toBe(204);

  expect((await open.send('GET', '/user/profile/', { token: member.access })).status).toBe(401);
  const gone = { username: member.email, password: member.password };
  expect((await open.send('POST', '/auth/login/', { json: gone })).status).toBe(401);
  const after = await signIn(open);
  expect(await balance(open, after.access)).toBe(demo);
});

it('waits for requests in flight and runs exclusively', { tags: 'slow' }, async () => {
  const registrations = Array.from({ length: 4 }, () => registerMember(open));
  const responses = await Promise.all([reset(open), ...registrations]);
  expect(responses[0].status).toBe(204);
  await signIn(open);
});

it('rejects other origins', async () => {
  expect((await reset(open, { Origin: 'https://evil.example' })).status).toBe(403);
});
