import { expect, it } from 'vitest';
import { exampleOf } from '../testing/index.ts';
import { toTokens } from './to-tokens.ts';

const previous = { access: 'a1', refresh: 'r1' };

it('reads the tokens of a login', () => {
  const response = exampleOf('logIn', 200);
  expect(toTokens(response)).toEqual({ access: response.token.access, refresh: response.token.refresh });
});

it('reads the tokens of a registration', () => {
  const response = exampleOf('registerMember', 201);
  const { access_token: access, refresh_token: refresh } = response.tokens;
  expect(toTokens(response)).toEqual({ access, refresh });
});

it('reads the tokens of a refresh', () => {
  const { access_token: access, refresh_token } = exampleOf('refreshAccessToken', 200);
  expect(toTokens(exampleOf('refreshAccessToken', 200))).toEqual({ access, refresh: refresh_token ?? null });
});

it('reads the access token of a wallet verification and keeps the refresh token', () => {
  const response = exampleOf('verifyWalletSignature', 200);
  expect(toTokens(response, previous)).toEqual({ access: response.access_token, refresh: 'r1' });
  expect(toTokens(response)).toEqual({ access: response.access_token, refresh: null });
});

it.each(['{}', '{"token":{}}', '{"tokens":{"access_token":""}}', '{"access_token":7}', 'null'])(
  'rejects %s, which has no token',
  (text) => expect(() => toTokens(JSON.parse(text))).toThrow('Expected a token in the response'),
);
