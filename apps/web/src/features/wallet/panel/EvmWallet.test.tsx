// @vitest-environment happy-dom

import { useWalletState } from '@gli/wallet/react';
import { createFakeEvmWallet } from '@gli/wallet/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LoginRequiredContext } from '@/data';
import { platformFixture } from '../../../testing/platform-fixture.tsx';
import { useWalletWidget } from '../use-wallet-widget.ts';
import { EvmWallet } from './EvmWallet.tsx';

const cleanUps: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

function ConnectedWallet() {
  const state = useWalletState();
  const widget = useWalletWidget({ current: null }, { current: null });
  if (state.status !== 'connected' || state.chain !== 'evm') return null;
  return (
    <>
      <output>{state.balance.status}</output>
      <EvmWallet state={state} notify={() => {}} widget={widget} />
    </>
  );
}

test('logs an error without showing it if the balance cannot be read', async () => {
  const fake = createFakeEvmWallet();
  fake.person.isDown = true;
  cleanUps.push(fake.announce('Haneul', 'test.haneul'));
  const { platform, wrapper } = await platformFixture();
  const wallet = await platform.wallet.load();
  cleanUps.push(() => wallet.dispose());
  render(
    <LoginRequiredContext value={() => {}}>
      <ConnectedWallet />
    </LoginRequiredContext>,
    { wrapper },
  );
  await act(() => wallet.connect('evm'));
  expect(await screen.findByText('failed')).toBeDefined();
  expect(screen.getByText('–', { exact: false })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(wallet.debugLog.read()).toContain('The balance could not be read');
});
