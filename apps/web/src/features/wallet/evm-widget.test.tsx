// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { walletPage } from './wallet-page.testing.tsx';

const { installEvm, open } = walletPage();

it('links to the provider’s site if the wallet’s extension is missing', async () => {
  const openPage = vi.spyOn(window, 'open').mockReturnValue(null);
  installEvm().person.error = { code: -32603, message: 'MetaMask extension not found' };
  const { connect } = await open();
  await connect('MetaMask');
  await screen.findByText('The wallet extension is not installed.');
  expect(openPage).toHaveBeenCalledWith('https://metamask.io/download', '_blank', 'noopener,noreferrer');
});

it('reports in a toast that a locked wallet is disconnected', async () => {
  const wallet = installEvm();
  const { user, connect, findButton } = await open();
  await connect('MetaMask');
  await findButton('Wallet: 0x5a…eAed');
  await user.keyboard('{Escape}');
  await act(async () => wallet.emit('accountsChanged', []));
  await findButton('Connect MetaMask wallet');
  expect(await screen.findByText(/^The wallet disconnected\./)).toBeDefined();
  expect(screen.queryByRole('dialog', { name: 'Wallet' })).toBeNull();
});
