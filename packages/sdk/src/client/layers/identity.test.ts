import { describe, expect, it } from 'vitest';
import { CLIENT_VERSION } from '../constants.ts';
import { over, requestOf } from '../test/exchanges.ts';
import { identity } from './identity.ts';

describe('what every request says about itself', () => {
  it('is an XHR of client version 1.0.0 that wants JSON in the member’s language', async () => {
    const { send, tries } = over(identity(() => 'en'));
    await send(requestOf());
    expect(tries[0]?.headers).toEqual({
      'x-requested-with': 'XMLHttpRequest',
      'x-client-version': CLIENT_VERSION,
      accept: 'application/json',
      'accept-language': 'en',
    });
  });

  it('keeps the language that a request names itself', async () => {
    const { send, tries } = over(identity(() => 'en'));
    await send(requestOf({ headers: new Headers({ 'Accept-Language': 'ko' }) }));
    expect(tries[0]?.headers['accept-language']).toBe('ko');
  });

  it('names no language when none is set', async () => {
    const { send, tries } = over(identity(() => null));
    await send(requestOf());
    expect(tries[0]?.headers).not.toHaveProperty('accept-language');
  });
});
