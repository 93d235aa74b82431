import { describe, expect, it } from 'vitest';
import { createRequest, over } from '../test/requests.ts';
import { idempotencyKey, randomKey } from './idempotency-key.ts';

const layer = idempotencyKey(/^POST \/v1\/rwa\/assets\/[^/]+\/invest\/$/, () => 'made-up-key');
const invest = { method: 'POST', path: '/v1/rwa/assets/ast_5gw8n2kd7q/invest/' };

describe('the idempotency key', () => {
  it('is generated for an operation that moves value', async () => {
    const { send, tries } = over(layer);
    await send(createRequest(invest));
    expect(tries[0]?.headers['idempotency-key']).toBe('made-up-key');
  });

  it('is kept if set by the caller', async () => {
    const { send, tries } = over(layer);
    await send(createRequest({ ...invest, headers: new Headers({ 'Idempotency-Key': 'stored-key' }) }));
    expect(tries[0]?.headers['idempotency-key']).toBe('stored-key');
  });

  it.each([
    { ...invest, method: 'GET' },
    { method: 'POST', path: '/v1/investments/validate/' },
    { method: 'POST', path: null },
  ])('is not generated for $method $path', async (request) => {
    const { send, tries } = over(layer);
    await send(createRequest(request));
    expect(tries[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  it('consists of 128 random bits by default', () => {
    const keys = new Set(Array.from({ length: 100 }, randomKey));
    expect(keys.size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});
