import { expect, it } from 'vitest';
import { createDebugLog } from './debug-log.ts';
import { walletProblem } from './wallet-error.ts';
import { createWalletStore } from './wallet-store.ts';

it('keeps the wallet’s original error as the cause of a problem', () => {
  const store = createWalletStore(createDebugLog(() => 0));
  const thrown = { code: 4001, message: 'User rejected the request.' };
  store.dispatch({ type: 'ended', problem: walletProblem(thrown, 'evm', 'connection') });
  const state = store.getState();
  expect(state.status === 'disconnected' && state.problem?.cause).toBe(thrown);
});

it('returns the same object until an event changes the state', () => {
  const store = createWalletStore(createDebugLog(() => 0));
  const before = store.getState();
  store.dispatch({ type: 'balance_requested' });
  expect(store.getState()).toBe(before);
  store.dispatch({ type: 'ended', problem: null });
  expect(store.getState()).not.toBe(before);
});
