// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useWallet, useWalletChoices, useWalletLog, useWalletState, WalletProvider } from './react.tsx';
import { createFakeEvmWallet } from './testing/fake-evm-wallet.ts';
import { walletFixture } from './testing/wallet-fixture.tsx';

afterEach(cleanup);

function Widget() {
  const wallet = useWallet();
  const state = useWalletState();
  const choices = useWalletChoices();
  const log = useWalletLog();
  return (
    <>
      <p>{state.status === 'connected' ? `${state.chain} ${state.address}` : state.status}</p>
      {choices.map((choice) => (
        <button type="button" key={choice.id} onClick={() => void wallet.connect(choice)}>
          {choice.name}
        </button>
      ))}
      <pre>{log}</pre>
    </>
  );
}

it('updates a component when wallets, the connection or the log change', async () => {
  const tab = await walletFixture();
  const fox = createFakeEvmWallet();
  render(
    <StrictMode>
      <WalletProvider wallet={tab.wallet}>
        <Widget />
      </WalletProvider>
    </StrictMode>,
  );
  expect(screen.getByText('disconnected')).toBeDefined();
  await act(async () => void fox.announce('Fox', 'io.fox'));
  await act(async () => screen.getByRole('button', { name: 'Fox' }).click());
  expect(await screen.findByText(/^evm 0x5aAeb/)).toBeDefined();
  expect(screen.getByText(/evm_connected/)).toBeDefined();
  await act(async () => fox.emit('accountsChanged', []));
  expect(screen.getByText('disconnected')).toBeDefined();
  tab.close();
});

it('throws an explanatory error outside a provider', () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Widget />)).toThrow('<WalletProvider');
  silenced.mockRestore();
});
