import { GliConflictError, GliNetworkError } from '@gli/sdk';
import { expect, it } from 'vitest';
import { authenticationProblem } from './authentication-error.ts';

type Envelope = { error?: string; message?: string; code?: string; details?: Record<string, string[]> };
const apiError = ({ error = '', message = '', code = 'conflict', details = {} }: Envelope) =>
  new GliConflictError(409, { error, message, code, details }, null, null);

it.each<[Envelope, string, string | null]>([
  [{ code: 'wallet_already_registered', error: '다른 말' }, 'wallet_already_registered', '다른 말'],
  [{ code: 'invalid_wallet_address' }, 'wallet_address_invalid', null],
  [
    { error: 'This is an Already Registered Wallet.' },
    'wallet_already_registered',
    'This is an Already Registered Wallet.',
  ],
  [{ message: 'An invalid wallet address' }, 'wallet_address_invalid', 'An invalid wallet address'],
  [
    { details: { wallet_address: ['already registered wallet'] } },
    'wallet_already_registered',
    'already registered wallet',
  ],
  [{ error: 'E', message: 'M', details: { wallet_address: ['D'] } }, 'authentication', 'E'],
  [{ message: 'M', details: { wallet_address: ['D'] } }, 'authentication', 'M'],
  [{ details: { nonce: ['N'], wallet_address: ['D'] } }, 'authentication', 'D'],
  [{}, 'authentication', null],
])('explains the server error %o', (envelope, kind, message) => {
  expect(authenticationProblem(apiError(envelope))).toMatchObject({ kind, message });
});

it('keeps the messages of other errors, which are for developers, out of sight', () => {
  expect(authenticationProblem(new TypeError('x is undefined'))).toMatchObject({
    kind: 'authentication',
    message: null,
  });
  const network = new GliNetworkError(null);
  expect(authenticationProblem(network)).toMatchObject({ message: null, cause: network });
});
