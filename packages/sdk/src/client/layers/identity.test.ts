import { describe, expect, it } from 'vitest';
import { CLIENT_VERSION } from '../constants.ts';
import { createRequest, over } from '../test/requests.ts';
import { identity } from './identity.ts';

describe('client identification headers', () => {
  it('identify an XMLHttpRequest from client 1.0.0 that accepts JSON in the member’s language', async () => {
    const { send, tries } = over(identity(() => 'en'));
    await send(createRequest());
    expect(tries[0]?.headers).toEqual({
      'x-requested-with': 'XMLHttpRequest',
      'x-client-version': CLIENT_VERSION,
      accept: 'application/json',
      'accept-language': 'en',
    });
  });

  it('keep the language that a request sets', async () => {
    const { send, tries } = over(identity(() => 'en'));
    await send(createRequest({ headers: new Headers({ 'Accept-Language': 'ko' }) }));
    expect(tries[0]?.headers['accept-language']).toBe('ko');
  });

  it('omit the language if none is set', async () => {
    const { send, tries } = over(identity(() => null));
    await send(createRequest());
    expect(tries[0]?.headers).not.toHaveProperty('accept-language');
  });
});
