import { expect, it } from 'vitest';
import { createGliClient } from './create-client.ts';
import { loopbackServer, sendJson } from './test/loopback-server.ts';

it('adds an idempotency key to exactly the operations that accept one', async () => {
  const { baseUrl, received } = await loopbackServer((_, response) => sendJson(response, 201, {}));
  const client = createGliClient({ baseUrl });
  const path = { id: 'ast_5gw8n2kd7q' };
  await client.POST('/v1/rwa/assets/{id}/invest/', {
    params: { path },
    body: { amount: '2500.00', accepted_risk: true },
  });
  await client.send('/v1/wallet/conversion/execute/', { method: 'POST' });
  await client.send('/v1/wallet/conversion/validate/', { method: 'POST' });
  await client.GET('/v1/rwa/assets/{id}/', { params: { path } });
  const keys = received.map(({ headers }) => typeof headers['idempotency-key']);
  expect(keys).toEqual(['string', 'string', 'undefined', 'undefined']);
});
