import { describe, expect, it } from 'vitest';
import { plainProblem } from './problem.ts';
import { DISCONNECTED, type SolanaConnected, type WalletState } from './state.ts';
import { nextWalletState, type WalletEvent } from './transitions.ts';

const choice = { id: 'solana:Haneul', chain: 'solana', name: 'Haneul', icon: null } as const;
const fox = { id: 'evm:io.fox', chain: 'evm', name: 'Fox', icon: null } as const;
const problem = plainProblem('connection', 'solana');
const challenge = { message: 'm', nonce: 'n' };

const connecting: WalletState = { status: 'connecting', choice, isSilent: false };
const connected: SolanaConnected = {
  status: 'connected',
  chain: 'solana',
  choice,
  address: 'A',
  balance: { status: 'loading', amount: null },
  authentication: { status: 'idle' },
  airdrop: { status: 'idle' },
};
const evm = nextWalletState(
  { status: 'connecting', choice: fox, isSilent: false },
  { type: 'evm_connected', address: '0xA', chainId: 137 },
);
const authentications = {
  idle: { status: 'idle' },
  preparing: { status: 'preparing' },
  prepared: { status: 'prepared', challenge },
  signing: { status: 'authenticating', step: 'signature', message: 'm' },
  verifying: { status: 'authenticating', step: 'verification', message: 'm' },
  authenticated: { status: 'authenticated' },
  failed: { status: 'failed', problem },
} as const;
type Step = keyof typeof authentications;

describe('a connection', () => {
  it.each<[string, WalletState, WalletEvent, object]>([
    ['starts', DISCONNECTED, { type: 'connect_started', choice, isSilent: false }, connecting],
    [
      'succeeds on Solana',
      connecting,
      { type: 'solana_connected', address: 'A', memberWallet: null },
      connected,
    ],
    [
      'is authenticated if the wallet is proven',
      connecting,
      { type: 'solana_connected', address: 'A', memberWallet: 'A' },
      { ...connected, authentication: { status: 'authenticated' } },
    ],
    ['fails', connecting, { type: 'ended', problem }, { status: 'disconnected', problem }],
    ['ends', connected, { type: 'ended', problem: null }, DISCONNECTED],
    [
      'drops the old account’s data when the account changes',
      { ...connected, airdrop: { status: 'in_progress' }, authentication: { status: 'authenticated' } },
      { type: 'account_changed', address: 'B', memberWallet: 'A' },
      { ...connected, address: 'B' },
    ],
  ])('%s', (_, before, event, after) => expect(nextWalletState(before, event)).toEqual(after));

  it('keeps the last balance while it is read again and after a failure', () => {
    const ready = nextWalletState(connected, { type: 'balance_read', amount: '5' });
    const loading = nextWalletState(ready, { type: 'balance_requested' });
    expect(loading).toMatchObject({ balance: { status: 'loading', amount: '5' } });
    expect(nextWalletState(loading, { type: 'balance_failed' })).toMatchObject({
      balance: { status: 'failed', amount: '5' },
    });
  });

  it('shows an airdrop in progress and its result', () => {
    const busy = nextWalletState(connected, { type: 'airdrop_started' });
    expect(busy).toMatchObject({ airdrop: { status: 'in_progress' } });
    expect(nextWalletState(busy, { type: 'airdrop_ended' })).toEqual(connected);
  });

  it.each<[WalletEvent, WalletState]>([
    [{ type: 'solana_connected', address: 'A', memberWallet: null }, DISCONNECTED],
    [{ type: 'evm_connected', address: '0xA', chainId: 1 }, DISCONNECTED],
    [{ type: 'account_changed', address: 'B', memberWallet: null }, DISCONNECTED],
    [{ type: 'account_changed', address: 'A', memberWallet: null }, connected],
    [{ type: 'account_changed', address: '0xB', memberWallet: null }, evm],
    [{ type: 'balance_read', amount: '1' }, DISCONNECTED],
    [{ type: 'airdrop_started' }, evm],
    [{ type: 'nonce_requested' }, evm],
    [{ type: 'verified' }, DISCONNECTED],
  ])('ignores %o if it arrives too late', (event, state) => {
    expect(nextWalletState(state, event)).toBe(state);
  });
});

describe('wallet authentication', () => {
  const steps: Record<string, { event: WalletEvent; from: Partial<Record<Step, Step>> }> = {
    'requests a nonce': {
      event: { type: 'nonce_requested' },
      from: { idle: 'preparing', failed: 'preparing' },
    },
    'prepares the message': {
      event: { type: 'challenge_prepared', challenge },
      from: { preparing: 'prepared' },
    },
    'requests a signature': { event: { type: 'signature_requested' }, from: { prepared: 'signing' } },
    'requests verification': {
      event: { type: 'signature_given' },
      from: { signing: 'verifying', verifying: 'verifying' },
    },
    succeeds: {
      event: { type: 'verified' },
      from: { signing: 'authenticated', verifying: 'authenticated' },
    },
    fails: {
      event: { type: 'authentication_failed', problem },
      from: { preparing: 'failed', prepared: 'failed', signing: 'failed', verifying: 'failed' },
    },
    'is canceled': {
      event: { type: 'authentication_cancelled' },
      from: { preparing: 'idle', prepared: 'idle', signing: 'idle', verifying: 'idle' },
    },
    'is informed that the wallet is verified': {
      event: { type: 'member_wallet_known', address: 'A' },
      from: {
        idle: 'authenticated',
        preparing: 'authenticated',
        prepared: 'authenticated',
        signing: 'authenticated',
        verifying: 'authenticated',
        failed: 'authenticated',
      },
    },
    'is informed that another wallet is verified': {
      event: { type: 'member_wallet_known', address: 'B' },
      from: { authenticated: 'idle' },
    },
  };
  const names = Object.keys(authentications).filter((name): name is Step => name in authentications);
  const table = Object.entries(steps).flatMap(([name, { event, from }]) =>
    names.map((step) => ({ name, event, step, after: from[step] ?? step })),
  );
  it.each(table)('$name from $step to $after', ({ event, step, after }) => {
    const state = { ...connected, authentication: authentications[step] };
    expect(nextWalletState(state, event)).toEqual({ ...state, authentication: authentications[after] });
  });
});
