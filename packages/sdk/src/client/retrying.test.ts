import { expect, it } from 'vitest';
import { testClient } from './test/contract.ts';
import { loopbackServer, sendJson } from './test/loopback-server.ts';

const invest = { params: { path: { id: 'ast_1' } }, body: { amount: '1.5' } };

it('retries an investment with the same key after a lost response', async () => {
  const { baseUrl, received } = await loopbackServer((_, response) =>
    received.length < 3 ? void response.destroy() : sendJson(response, 201, { id: 'inv_1' }),
  );
  const client = testClient({ baseUrl });
  expect((await client.POST('/v1/rwa/assets/{id}/invest/', invest)).data).toEqual({ id: 'inv_1' });
  expect(received.map(({ body }) => body)).toEqual(Array(3).fill('{"amount":"1.5"}'));
  expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);

  await expect(client.POST('/v1/rwa/assets/{id}/invest/', invest)).resolves.toBeDefined();
  expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
});

it('sends a write without a key only once', async () => {
  const { baseUrl, received } = await loopbackServer((_, response) => void response.destroy());
  await expect(testClient({ baseUrl }).POST('/auth/logout/')).rejects.toMatchObject({
    name: 'GliNetworkError',
  });
  expect(received).toHaveLength(1);
});

it('waits for the time given in Retry-After', async () => {
  const { baseUrl, received } = await loopbackServer((_, response) =>
    received.length < 2
      ? sendJson(response, 429, {}, { 'Retry-After': '1' })
      : sendJson(response, 200, { ok: true }),
  );
  const delaysMs: number[] = [];
  const sleep = async (ms: number) => void delaysMs.push(ms);
  expect(await testClient({ baseUrl, sleep }).send('/v1/rwa/assets/')).toEqual({ ok: true });
  expect(delaysMs).toEqual([1000]);
});

it('counts retries toward the client’s limits', async () => {
  const { baseUrl, received } = await loopbackServer((_, response) => sendJson(response, 503, {}));
  const client = testClient({ baseUrl, limits: { general: { limit: 2, windowMs: 60_000 } } });
  await expect(client.send('/v1/rwa/assets/')).rejects.toMatchObject({ name: 'GliRateLimitError' });
  expect(received).toHaveLength(2);
});

it('logs every attempt, including one rejected by the client’s limits', async () => {
  const { baseUrl } = await loopbackServer((_, response) => sendJson(response, 503, {}));
  const logged: (number | string | null)[] = [];
  const client = testClient({
    baseUrl,
    limits: { general: { limit: 2, windowMs: 60_000 } },
    log: ({ status, error }) => logged.push(status ?? error),
  });
  await expect(client.send('/v1/rwa/assets/')).rejects.toMatchObject({ name: 'GliRateLimitError' });
  expect(logged).toEqual([503, 503, 'GliRateLimitError']);
});
