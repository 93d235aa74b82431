import * as errors from '@solana/wallet-adapter-base';
import { expect, it } from 'vitest';
import { walletProblem } from './wallet-error.ts';

it.each([
  [new errors.WalletNotReadyError(), 'not_ready'],
  [new errors.WalletConnectionError('no'), 'connection'],
  [new errors.WalletDisconnectedError(), 'disconnected'],
  [new errors.WalletDisconnectionError(), 'disconnection'],
  [new errors.WalletAccountError(), 'account'],
  [new errors.WalletPublicKeyError(), 'public_key'],
  [new errors.WalletNotConnectedError(), 'not_connected'],
  [new errors.WalletSendTransactionError(), 'send_transaction'],
  [new errors.WalletSignTransactionError(), 'sign_transaction'],
  [new errors.WalletSignMessageError(), 'sign_message'],
  [Object.assign(new Error('locked'), { code: 4100 }), 'account'],
  [Object.assign(new Error('offline'), { code: 4900 }), 'disconnected'],
  [new Error('anything'), 'connection'],
  ['just words', 'connection'],
  [undefined, 'connection'],
])('classifies %s as %s', (error, kind) => {
  expect(walletProblem(error, 'solana', 'connection').kind).toBe(kind);
});

it.each([
  [new errors.WalletConnectionError('x', { code: 4001, message: 'User rejected the request.' }), true],
  [new errors.WalletSignMessageError('User declined to sign'), true],
  [new errors.WalletWindowClosedError(), true],
  [{ code: 'ACTION_REJECTED', shortMessage: 'user rejected action' }, true],
  [new errors.WalletConnectionError('The device is locked'), false],
  [new errors.WalletConnectionError(), false],
])('recognizes %o as a rejection: %s', (error, isRejection) => {
  expect(walletProblem(error, 'solana', 'connection').isRejection).toBe(isRejection);
});

it('shows the wallet’s message instead of the request details from ethers', () => {
  const error = Object.assign(new Error('user rejected action (action="requestAccess", info={…})'), {
    code: 'ACTION_REJECTED',
    shortMessage: 'user rejected action',
    info: { error: { code: 4001, message: 'MetaMask: User denied.' } },
  });
  expect(walletProblem(error, 'evm', 'connection').message).toBe('MetaMask: User denied.');
});

it.each([
  [
    'ethers',
    Object.assign(new Error('long'), { code: 'UNKNOWN_ERROR', shortMessage: 'could not coalesce error' }),
  ],
  ['the browser', new TypeError("Cannot read properties of undefined (reading 'request')")],
  ['the browser, within ethers', { code: 'UNKNOWN_ERROR', error: { message: 'x is not a function' } }],
  ['wallet-adapter', new errors.WalletConnectionError('Unexpected error')],
  ['a DOMException', new DOMException('The operation is insecure.', 'SecurityError')],
  ['a text', 'Minified React error #31'],
  ['a wallet without a message', { code: -32603 }],
  ['a wallet with a blank message', { code: -32603, message: ' ' }],
  ['a wallet with an object as its message', { code: -32603, message: {} }],
  ['nothing', undefined],
])('does not show the words of %s', (_, error) => {
  expect(walletProblem(error, 'evm', 'connection').message).toBeNull();
});
