import { describe, expect, it } from 'vitest';
import { over, requestOf } from '../test/exchanges.ts';
import { csrf } from './csrf.ts';

describe('the CSRF value', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('goes with %s', async (method) => {
    const { send, tries } = over(csrf(() => 'abc'));
    await send(requestOf({ method }));
    expect(tries[0]?.headers['x-csrf-token']).toBe('abc');
  });

  it.each(['GET', 'HEAD', 'OPTIONS'])('does not go with %s, which only reads', async (method) => {
    const { send, tries } = over(csrf(() => 'abc'));
    await send(requestOf({ method }));
    expect(tries[0]?.headers).not.toHaveProperty('x-csrf-token');
  });

  it('is left out when there is none', async () => {
    const { send, tries } = over(csrf(() => null));
    await send(requestOf({ method: 'POST' }));
    expect(tries[0]?.headers).not.toHaveProperty('x-csrf-token');
  });

  it('stays away from addresses that are not the API’s', async () => {
    const { send, tries } = over(csrf(() => 'abc'));
    await send(requestOf({ method: 'POST', url: 'https://evil.example/', path: null }));
    expect(tries[0]?.headers).not.toHaveProperty('x-csrf-token');
  });
});
