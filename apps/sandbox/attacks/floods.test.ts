// Tests that deep, long, numerous or slow requests do not affect other members.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { readDuring, repeatAndRead } from './read-during.ts';
import { PASSWORD, register, send, sendRaw } from './target.ts';

const member = await register();
const MEGABYTE = 1_048_576;
const JSON_TYPE = { 'Content-Type': 'application/json' };
const deep = (open: string, close: string): string => {
  const depth = Math.floor((MEGABYTE - 100) / (open.length + close.length));
  return `${open.repeat(depth)}1${close.repeat(depth)}`;
};

const bodies: Record<string, () => string> = {
  'lists in lists': () => deep('[', ']'),
  'objects in objects': () => deep('{"a":', '}'),
  'lists that never end': () => '['.repeat(MEGABYTE - 10),
  'a field of deep lists': () => `{"username":${deep('[', ']').slice(20, -20)},"password":"x"}`,
  '80,000 fields': () => `{${Array.from({ length: 80_000 }, (_, index) => `"f${index}":1`).join(',')}}`,
  'one field 60,000 times': () => `{${'"username":"a",'.repeat(60_000)}"password":"x"}`,
  'a text of 1 MB': () => `{"username":"${'a'.repeat(MEGABYTE - 100)}","password":"x"}`,
  'a text of escapes': () => `{"username":"${'\\u0000'.repeat(150_000)}","password":"x"}`,
  'an email for slow patterns': () =>
    JSON.stringify({
      email: `${'a.'.repeat(200_000)}@`,
      password: PASSWORD,
      name: 'x',
      terms_accepted: true,
    }),
  'a number of 1 MB': () => `{"username":${'9'.repeat(MEGABYTE - 100)},"password":"x"}`,
};

it.each(Object.keys(bodies))('rejects JSON with %s', async (name) => {
  const body = bodies[name]?.() ?? '';
  const path = name.includes('email') ? '/auth/register/' : '/auth/login/';
  const results = await repeatAndRead(() => send('POST', path, { body, headers: JSON_TYPE }));
  // If a field is repeated, the last value wins. Here, it is an unknown user name, which can try to log in three times.
  const expected = name.startsWith('one field') ? [401, 429] : [400];
  for (const { status } of results) expect(expected).toContain(status);
});

it('rejects deeply nested JSON in a request with an idempotency key', async () => {
  const body = `{"amount":"1","accepted_risk":true,"token":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;
  const headers = { ...JSON_TYPE, 'Idempotency-Key': 'deep-json-0001' };
  const results = await repeatAndRead(() =>
    send('POST', '/v1/rwa/assets/ast_5gw8n2kd7q/invest/', { token: member.access, body, headers }),
  );
  for (const { status } of results) expect(status).toBe(400);
});

it.each([
  ['one long value', `?search=${'a'.repeat(12_000)}`],
  ['3,000 parameters', `?${'a=1&'.repeat(3000)}`],
  ['one name 2,000 times', `?${'page=1&'.repeat(2000)}`],
  ['percent signs', `?${'%25'.repeat(4000)}`],
  ['broken percent signs', `?${'%'.repeat(12_000)}`],
  ['plus signs', `?search=${'+'.repeat(12_000)}`],
  ['brackets', `?${'[]'.repeat(6000)}`],
])('serves reads during queries with %s', async (_name, query) => {
  const result = await readDuring(() =>
    Promise.all(Array.from({ length: 50 }, () => send('GET', `/v1/rwa/assets/${query}`))),
  );
  for (const { status } of result) expect([200, 400]).toContain(status);
});

it('rejects a URL of 1 MB', async () => {
  const response = await sendRaw(
    `GET /api/v1/rwa/assets/?a=${'a'.repeat(MEGABYTE)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  expect(response).toMatch(/^(HTTP\/1\.1 431 |$)/);
});

it('serves reads while 100 members log in at the same time', async () => {
  const result = await readDuring(() =>
    Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        send('POST', '/auth/login/', { json: { username: `nobody-${index}@example.com`, password: 'x' } }),
      ),
    ),
  );
  expect(result.map(({ status }) => status)).toEqual(result.map(() => 401));
});

it('rejects some of 600 concurrent logins with Retry-After', async () => {
  const result = await readDuring(() =>
    Promise.all(
      Array.from({ length: 600 }, (_, index) =>
        send('POST', '/auth/login/', { json: { username: `flood-${index}@example.com`, password: 'x' } }),
      ),
    ),
  );
  const refused = result.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const { body, headers } of refused) {
    expect(body.code).toBe('rate_limited');
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  }
  // The flood has not locked the member out.
  const json = { username: member.email, password: PASSWORD };
  expect((await send('POST', '/auth/login/', { json })).status).toBe(200);
});

it('serves reads while rejecting logins with a 1 MB password', async () => {
  const json = { username: member.email, password: 'x'.repeat(1_000_000) };
  const results = await repeatAndRead(() => send('POST', '/auth/login/', { json }));
  for (const { status } of results) expect(status).toBe(400);
});

it.each([
  ['heads', 'POST /api/auth/login/ HTTP/1.1\r\nHost: localhost\r\nX'],
  [
    'bodies',
    'POST /api/auth/login/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
  ],
  [
    'forms',
    'POST /api/user/profile/avatar/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n--x',
  ],
])('serves reads while 200 connections send their %s one byte at a time', async (_name, start) => {
  const { hostname, port } = new URL(inject('target'));
  const sockets = Array.from({ length: 200 }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write(start);
    return socket;
  });
  await readDuring(async () => {
    for (let bytes = 0; bytes < 10; bytes++) {
      for (const socket of sockets) socket.write('a');
      await sleep(50);
    }
  });
  for (const socket of sockets) socket.destroy();
});

it('serves reads while a 2 MB form arrives in one-byte chunks', async () => {
  const chunk = Buffer.from('1\r\nx\r\n');
  const head =
    `POST /api/user/profile/avatar/ HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${member.access}\r\n` +
    'Connection: close\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n';
  const part = '--x\r\nContent-Disposition: form-data; name="avatar"; filename="a"\r\n\r\n';
  const framed = `${part.length.toString(16)}\r\n${part}\r\n`;
  const many = Buffer.alloc(2_000_000 * chunk.length, chunk);
  const response = await readDuring(() => sendRaw(head, framed, many, '0\r\n\r\n'));
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
});
