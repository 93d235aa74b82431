import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { readCliOptions } from '../../src/cli-options.ts';
import { systemTime } from '../../src/core/time/system-time.ts';
import { replay } from '../../src/recording/replay.ts';
import { createSandbox } from '../../src/server.ts';
import { control } from '../controls/control.ts';
import { connectWallet, registerMember } from '../members.ts';
import { freshData, type SendOptions, startTestSandbox, type TestSandbox } from '../sandbox.ts';

// Later than the time of the copied data.
const options = { clock: new Date(Date.now() + 86_400_000), randomSeed: 7, controls: true } as const;
const PASSWORD = 'very-secret-2026';

/** Sends the same requests of many kinds every time. */
async function session(sandbox: TestSandbox): Promise<unknown[]> {
  const responses: unknown[] = [];
  const send: TestSandbox['send'] = async (...request) => {
    const { status, headers, body } = await sandbox.send(...request);
    responses.push([request, status, [...headers], body]);
    return { status, headers, body };
  };
  const member = { email: 'session@example.com', password: PASSWORD };
  const registered = await send('POST', '/auth/register/', {
    json: { ...member, name: '한지우', terms_accepted: true },
  });
  await send('POST', '/auth/login/', { json: { username: member.email, password: 'wrong-1' } });
  const { body } = await send('POST', '/auth/login/', {
    json: { username: member.email, password: PASSWORD },
  });
  const token = body.token.access;
  await send('POST', '/auth/refresh/', { json: { refresh: registered.body.tokens.refresh_token } });
  await send('POST', '/v1/referrals/code', { token, json: {} });
  const nonce = { wallet_address: '7Np41oeYqPefeNQEHSv1UDhYrehxin3NStELsSKCT4K2' };
  await send('POST', '/auth/nonce/', { token, json: nonce });
  await send('POST', '/users/me/', { body: 'no JSON', headers: { 'Content-Type': 'application/json' } });
  const json = { amount: '500', accepted_risk: true };
  await send('POST', '/v1/rwa/assets/ast_2tx7b5ym4h/invest/', { token, json });
  await control(sandbox, 'POST', '/clock/', { advance: 'PT1H' });
  const again = await send('POST', '/auth/login/', { json: { username: member.email, password: PASSWORD } });
  await send('GET', '/v1/investments/', { token: again.body.token.access });
  await send('GET', '/v1/wallet/info/', { token: 'forged' });
  return responses;
}

it('produces identical bytes, ids and hashes in two identical runs', async () => {
  const [one, two, other] = [
    await startTestSandbox(options),
    await startTestSandbox(options),
    await startTestSandbox({ ...options, randomSeed: 8 }),
  ];
  const first = await session(one);
  expect(await session(two)).toEqual(first);
  expect(JSON.stringify(first)).toMatch(/"mem_\w{10}"/);
  expect(await session(other)).not.toEqual(first);
});

it('produces identical bytes from fresh folders with the same flags', { tags: 'slow' }, async () => {
  const flags = ['--seed', 'demo', '--clock', '2026-11-20T09:00+09:00', '--random', '7', '--controls'];
  const { seed, clock, random, controls } = readCliOptions(flags);
  const run = async () => {
    const folder = await mkdtemp(path.join(inject('runFolder'), 'fresh-'));
    const given = { seed, controls, ...(clock && { clock }), ...(random !== null && { randomSeed: random }) };
    return session(await startTestSandbox({ ...given, data: { folder } }));
  };
  const first = await run();
  expect(await run()).toEqual(first);
  expect(JSON.stringify(first)).toMatch(/"hash":"\w{64,88}"/);
});

it('generates new ids after a restart and rejects an earlier clock', async () => {
  const { data } = await freshData();
  const first = await startTestSandbox({ ...options, data });
  const { id } = await registerMember(first);
  // PGlite in memory can only be restarted from a copy.
  const dump = 'url' in data ? null : await first.sandbox.database.dump();
  const restart = dump ? ({ memory: true, dump } as const) : data;
  const second = await startTestSandbox({ ...options, data: restart });
  expect((await registerMember(second)).id).not.toBe(id);
  const clock = new Date('2026-11-20T09:00:00+09:00');
  await expect(createSandbox({ ...options, data: restart, clock })).rejects.toThrow('--clock cannot go back');
});

it('replays a recorded session without tokens and passwords, and finds the first difference', {
  tags: 'slow',
}, async () => {
  const file = path.join(inject('runFolder'), 'session.jsonl');
  const { data } = await freshData(true);
  const recorded = await startTestSandbox({
    ...{ seed: 'empty', controls: true, data, record: file, now: systemTime },
    clock: new Date('2026-11-20T09:00+09:00'),
  });
  await control(recorded, 'POST', '/clock/', { mode: 'running' });
  const responses = await session(recorded);
  const dropped = recorded.send('GET', '/team-members/', { headers: { Prefer: 'fault=drop' } });
  await expect(dropped).rejects.toThrow('on purpose');
  const member = await registerMember(recorded);
  await connectWallet(recorded, member);
  const { access: token } = member;
  const json = { amount: '500', accepted_risk: true };
  await recorded.send('POST', '/v1/rwa/assets/ast_2tx7b5ym4h/invest/', { token, json });
  await recorded.send('HEAD', '/team-members/');
  await recorded.send('GET', '/v1/investments/', { token });

  const text = readFileSync(file, 'utf8');
  expect(text).not.toContain(PASSWORD);
  expect(text).not.toContain('wrong-1');
  for (const [, token] of JSON.stringify(responses).matchAll(/"(?:access|refresh)\w*":"([^"]+)"/g)) {
    expect(text).not.toContain(token);
  }
  expect(text).not.toMatch(/eyJ/);
  const count = text.trim().split('\n').length - 1;
  expect(count).toBeGreaterThan(12);
  // Changes only the last response, so that all others match.
  const amount = '"principal\\":\\"500';
  const last = text.lastIndexOf(amount);
  writeFileSync(file, text.slice(0, last) + text.slice(last).replace(amount, '"principal\\":\\"501'));
  expect(await replay(file)).toEqual({
    same: false,
    number: count,
    request: 'GET http://sandbox.test/api/v1/investments/',
    difference: { at: 'body.results.0.principal', recorded: '501.00', now: '500.00' },
  });
  appendFileSync(file, 'no JSON');
  await expect(replay(file)).rejects.toThrow('is not a recording');
});

const recordedFile = path.join(inject('runFolder'), 'secrets.jsonl');
const recorded = await startTestSandbox({
  ...{ seed: 'empty', record: recordedFile, now: systemTime },
  data: (await freshData(true)).data,
});
const lastLine = () => readFileSync(recordedFile, 'utf8').trim().split('\n').at(-1);

const SECRET = 'hunter2Secret';
const form = new FormData();
form.set('password', SECRET);

it.each<[string, SendOptions & { path?: string }]>([
  ['a form', { body: new URLSearchParams({ username: 'a', password: SECRET }) }],
  ['text', { body: `password=${SECRET}`, headers: { 'Content-Type': 'text/plain' } }],
  ['a multipart body', { body: form }],
  ['bytes', { body: new TextEncoder().encode(SECRET) }],
  ['a query value', { path: `/auth/login/?password=${SECRET}` }],
  ['a query name', { path: `/auth/login/?${SECRET}` }],
  ['an object as a password', { json: { username: 'a', password: { [SECRET]: [SECRET] } } }],
  ['a list of passwords', { json: { username: 'a', password: [SECRET] } }],
  ['an object as a token', { json: { refresh: { value: SECRET } }, path: '/auth/refresh/' }],
  ['a mistyped field', { json: { username: 'a', passwd: SECRET } }],
  ['a field that is not in the contract', { json: { refreshToken: SECRET } }],
  ['a body without fields', { json: SECRET }],
  ['a body to an unknown path', { json: { username: SECRET }, path: '/unknown/' }],
  ['a bare Authorization', { headers: { Authorization: SECRET } }],
  ['another scheme', { headers: { Authorization: `Basic ${SECRET}` } }],
  ['an API key', { headers: { 'X-Api-Key': SECRET } }],
])('records no secret sent in %s', async (_, { path: address = '/auth/login/', ...request }) => {
  const { status } = await recorded.send('POST', address, request);
  expect(lastLine()).toContain(`"status":${status}`);
  expect(lastLine()).not.toContain(SECRET);
});

it('enforces the body limit and records no body that exceeds it', async () => {
  let readBytes = 0;
  const chunk = new Uint8Array(1_048_576).fill(32);
  const endless = new ReadableStream({
    pull(controller) {
      readBytes += chunk.byteLength;
      if (readBytes > 200 * chunk.byteLength) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const headers = { 'Content-Type': 'application/json' };
  expect(await recorded.send('POST', '/auth/login/', { body: endless, headers })).toMatchObject({
    status: 413,
    body: { code: 'payload_too_large' },
  });
  expect(readBytes).toBeLessThan(20 * chunk.byteLength);
  expect(lastLine()?.length).toBeLessThan(10_000);
});

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
it.each<[string, SendOptions & { path: string; method?: string }, number]>([
  ['a common word as a token', { path: '/user/profile/', method: 'GET', ...bearer('null') }, 401],
  ['a long field name', { path: '/auth/login/', json: { ['f'.repeat(60)]: 1 } }, 400],
  [
    'deeply nested JSON',
    { path: '/auth/login/', body: `${'['.repeat(100_000)}`, headers: { 'Content-Type': 'application/json' } },
    400,
  ],
  [
    'undeclared parameters of a list',
    { path: `/v1/rwa/assets/?page_size=1&password=${SECRET}`, method: 'GET' },
    200,
  ],
])('records a request with %s', async (_, { path: address, method = 'POST', ...request }, status) => {
  expect((await recorded.send(method, address, request)).status).toBe(status);
  expect(lastLine()).toContain(`"status":${status}`);
  expect(lastLine()).not.toContain(SECRET);
  expect(lastLine()).not.toMatch(/f{60}/);
});

it('responds to requests after the recording failed', async () => {
  const folder = await mkdtemp(path.join(inject('runFolder'), 'full-'));
  const sandbox = await startTestSandbox({
    ...{ seed: 'empty', record: path.join(folder, 'session.jsonl'), now: systemTime },
    data: (await freshData(true)).data,
  });
  await rm(folder, { recursive: true });
  for (let requests = 0; requests < 2; requests++) {
    const { status, headers } = await sandbox.send('GET', '/team-members/');
    expect([status, headers.has('X-Request-Id')]).toEqual([200, true]);
  }
  expect(sandbox.log.filter((line) => line.startsWith('The recording ended'))).toHaveLength(1);
});

it('replays requests with hidden secrets and skips those whose body was not recorded', async () => {
  expect(await replay(recordedFile)).toEqual({ same: true, count: 16, uncompared: 5 });
});

it('rejects a recording that starts with existing data', async () => {
  const file = path.join(inject('runFolder'), 'late.jsonl');
  const { data } = await freshData();
  await expect(startTestSandbox({ data, record: file })).rejects.toThrow('must start with empty data');
});
