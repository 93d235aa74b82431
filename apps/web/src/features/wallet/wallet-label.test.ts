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
  test('shows the name of a single wallet', () => {
    expect(walletLabel(disconnected, [solflare], '')).toEqual({ kind: 'connect', name: 'Solflare' });
  });

  test('shows the provider’s name if there is no wallet', () => {
    expect(walletLabel(disconnected, [], '')).toEqual({ kind: 'connect', name: 'Phantom' });
  });

  test('shows no name if there are several wallets', () => {
    expect(walletLabel(disconnected, [phantom, solflare], '')).toEqual({ kind: 'connect', name: null });
  });
});

test('labels a wallet that is being connected', () => {
  const state: WalletState = { status: 'connecting', choice: phantom, isSilent: false };
  expect(walletLabel(state, [phantom], '')).toEqual({ kind: 'connecting' });
});

test('labels a connected Ethereum-style wallet by its short address', () => {
  const state: WalletState = {
    status: 'connected',
    chain: 'evm',
    choice: { id: 'evm:io.fox', chain: 'evm', name: 'Fox', icon: null },
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    chainId: 1,
    networkName: 'Ethereum Mainnet',
    balance: { status: 'ready', amount: '1.5' },
    tokens: { isPlaceholder: true, glib: '0', glid: '0', glil: '0', usdt: '0' },
  };
  expect(walletLabel(state, [], '김서연')).toEqual({ kind: 'address', text: '0x5a…eAed' });
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
        problem: { kind: 'sign_message', chain: 'solana', isRejection: true, message: null, cause: null },
      },
      'unauthenticated',
    ],
  ])('shows the state %j as %s', (authentication, kind) => {
    expect(walletLabel(solana(authentication), [phantom], '김서연').kind).toBe(kind);
  });

  test('shows an authenticated member’s name', () => {
    expect(walletLabel(solana({ status: 'authenticated' }), [], ' 김서연 ')).toEqual({
      kind: 'member',
      text: '김서연',
    });
  });

  test('shows the short address if the member has no name', () => {
    expect(walletLabel(solana({ status: 'authenticated' }), [], ' ')).toEqual({
      kind: 'member',
      text: '6TAA…8cyQ',
    });
  });
});
