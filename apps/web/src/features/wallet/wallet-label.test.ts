import type { Authentication, WalletChoice, WalletState } from '@gli/wallet';
import { describe, expect, test } from 'vitest';
import { walletLabel } from './wallet-label.ts';

const address = '6TAAcukwSHujkx5LmfhBo8YM5P4r5tRgjaSPfXdF8cyQ';
const phantom: WalletChoice = { id: 'solana:Phantom', chain: 'solana', name: 'Phantom', icon: null };
const solflare: WalletChoice = { id: 'solana:Solflare', chain: 'solana', name: 'Solflare', icon: null };
const disconnected: WalletState = { status: 'disconnected', problem: null };

const solana = (authentication: Authentication): WalletState => ({
  status: 'connected',
  chain: 'solana',
  choice: phantom,
  address,
  balance: { status: 'ready', amount: '0' },
  authentication,
  airdrop: { status: 'idle' },
});

describe('the button of a disconnected wallet', () => {
  test('has the name of the only wallet', () => {
    expect(walletLabel(disconnected, [solflare], '')).toEqual({ kind: 'connect', name: 'Solflare' });
  });

  test('has the name of the wallet whose site opens when there is none', () => {
    expect(walletLabel(disconnected, [], '')).toEqual({ kind: 'connect', name: 'Phantom' });
  });

  test('names no wallet when there are several', () => {
    expect(walletLabel(disconnected, [phantom, solflare], '')).toEqual({ kind: 'connect', name: null });
  });
});

test('a wallet that is being connected has its own label', () => {
  const state: WalletState = { status: 'connecting', choice: phantom, isSilent: false };
  expect(walletLabel(state, [phantom], '')).toEqual({ kind: 'connecting' });
});

describe('the button of a connected Solana wallet', () => {
  const message = 'GLI Platform Authentication';
  test.each<[Authentication, string]>([
    [{ status: 'idle' }, 'unauthenticated'],
    [{ status: 'preparing' }, 'authenticating'],
    [{ status: 'prepared', challenge: { message, nonce: 'n' } }, 'unauthenticated'],
    [{ status: 'authenticating', step: 'signature', message }, 'authenticating'],
    [{ status: 'authenticating', step: 'verification', message }, 'authenticating'],
    [
      {
        status: 'failed',
        problem: { kind: 'sign_message', chain: 'solana', isRefusal: true, message: null, cause: null },
      },
      'unauthenticated',
    ],
  ])('in the state %j is %s', (authentication, kind) => {
    expect(walletLabel(solana(authentication), [phantom], '김서연').kind).toBe(kind);
  });

  test('calls an authenticated member by name', () => {
    expect(walletLabel(solana({ status: 'authenticated' }), [], ' 김서연 ')).toEqual({
      kind: 'member',
      text: '김서연',
    });
  });

  test('calls a member without a name by the short address', () => {
    expect(walletLabel(solana({ status: 'authenticated' }), [], ' ')).toEqual({
      kind: 'member',
      text: '6TAA…8cyQ',
    });
  });
});
