import { describe, expect, it } from 'vitest';
import { createRequest, over } from '../test/requests.ts';
import { csrf } from './csrf.ts';

describe('the CSRF value', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is sent with %s', async (method) => {
    const { send, tries } = over(csrf(() => 'abc'));
    await send(createRequest({ method }));
    expect(tries[0]?.headers['x-csrf-token']).toBe('abc');
  });

  it.each(['GET', 'HEAD', 'OPTIONS'])('is not sent with %s, which only reads', async (method) => {
    const { send, tries } = over(csrf(() => 'abc'));
    await send(createRequest({ method }));
    expect(tries[0]?.headers).not.toHaveProperty('x-csrf-token');
  });

  it('is omitted when there is none', async () => {
    const { send, tries } = over(csrf(() => null));
    await send(createRequest({ method: 'POST' }));
    expect(tries[0]?.headers).not.toHaveProperty('x-csrf-token');
  });

  it('is not sent to other hosts', async () => {
    const { send, tries } = over(csrf(() => 'abc'));
    await send(createRequest({ method: 'POST', url: 'https://evil.example/', path: null }));
    expect(tries[0]?.headers).not.toHaveProperty('x-csrf-token');
  });
});
