// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/platform-fixture.tsx';
import { MESSAGE_VISIBLE_MS } from './connect/use-wallet-message.ts';
import { walletPage } from './wallet-page.testing.tsx';

const { installSolana, open } = walletPage();
afterEach(() => {
  vi.useRealTimers();
});

const DECLINED = 'You declined the request in your wallet. You can try again whenever you like.';
const DISCONNECTED = 'The wallet disconnected. It may have been locked, or its approval revoked.';
const balances = () => within(screen.getByLabelText('Balances'));
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

it('names a visitor’s wallet and asks for a login before contacting it', async () => {
  const wallet = installSolana('Solflare');
  const { user, findButton } = await open('/', { member: null });
  await user.hover(screen.getByRole('heading', { level: 1 }));
  const button = await findButton('Connect Solflare wallet');
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in to connect a wallet' }));
  expect(dialog.getByText(/You need to log in to access this page/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(button);
  await user.click(await screen.findByText('Go to login'));
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/login?redirect=%2F'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(wallet.asked).toMatchObject({ connect: 0, silent: 0 });
});

it('resets after a declined connection and returns the focus to the button', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const wallet = installSolana();
  wallet.person.connect = 'refuse';
  const { user, findButton } = await open();
  const button = await findButton('Connect Phantom wallet');
  button.focus();
  await user.keyboard('{Enter}');
  await screen.findByText(DECLINED);
  act(() => void vi.advanceTimersByTime(MESSAGE_VISIBLE_MS.error));
  expect(screen.queryByText(DECLINED)).toBeNull();
  expect(screen.queryByRole('dialog', { name: 'Wallet' })).toBeNull();
  expect(document.activeElement).toBe(await findButton('Connect Phantom wallet'));
});

it('prompts a declined wallet again only on a click, and then shows the balances', async () => {
  const wallet = installSolana();
  wallet.person.connect = 'refuse';
  const local = memoryStorage();
  await (await open(undefined, { local })).connect();
  await screen.findByText(DECLINED);
  const { user, connect, sign, panel, findButton } = await open(undefined, { local });
  await findButton('Connect Phantom wallet');
  expect(wallet.asked).toMatchObject({ connect: 1, silent: 0, sign: 0 });

  wallet.person.connect = 'approve';
  wallet.person.sign = 'refuse';
  await connect();
  await sign();
  await panel().findByText(/You declined the signature/);
  await findButton('Wallet: Authentication required');
  expect(balances().getByText('Authenticate the wallet to see its token balances.')).toBeDefined();

  wallet.person.sign = 'approve';
  await user.click(panel().getByText('GLI platform authentication'));
  await sign();
  await findButton(`Wallet: ${exampleOf('getProfile', 200).name}`);
  expect(texts(balances().getAllByRole('term'))).toEqual(['GLIB', 'GLID', 'GLIL', 'USDT']);
  await waitFor(() => expect(balances().getByText('2,500 staked')).toBeDefined());
  await user.keyboard('{Escape}');
  await user.click(screen.getByLabelText('Close menu'));
  await waitFor(() => expect(screen.queryByLabelText('Balances')).toBeNull());
});

it('requires a login before the authentication if there is no access token', async () => {
  installSolana();
  const local = memoryStorage();
  const { user, connect, panel, findMessage } = await open(undefined, { local });
  await connect();
  await user.click((await findMessage()).getByText('Cancel'));
  expect(texts(balances().getAllByRole('definition'))).toEqual(['0', '0', '0', '0']);
  local.removeItem('auth-token');
  await user.click(panel().getByText('GLI platform authentication'));
  await panel().findByText('Please log in first.');
});

it('restores a wallet without a prompt and explains balances that cannot be read', async () => {
  const wallet = installSolana();
  wallet.person.isTrusted = true;
  const member = { ...exampleOf('getProfile', 200), wallet_address: wallet.address };
  const local = memoryStorage({ wallet: 'solana:Phantom', 'wallet-proven': wallet.address });
  const { findButton } = await open(undefined, { member, local, handlers: { getGlibBalance: 404 } });
  await findButton(`Wallet: ${member.name}`);
  await waitFor(() => expect(balances().getByText('Wallet not found.')).toBeDefined());
  expect(screen.getAllByText('Premium GLI Member').length).toBeGreaterThan(0);
  expect(wallet.asked).toEqual({ connect: 0, silent: 1, sign: 0, disconnect: 0 });
});

it('offers all wallets and prompts only the chosen one', async () => {
  const phantom = installSolana('Phantom');
  const solflare = installSolana('Solflare');
  solflare.person.connect = 'wait';
  const { user, findButton, findMessage, panel } = await open();
  const choose = async () => {
    await user.click(await findButton('Connect wallet'));
    return within(panel().getByRole('region', { name: 'Solana' }));
  };
  const solana = await choose();
  expect(texts(solana.getAllByRole('button'))).toEqual(['Phantom', 'Solflare']);
  const ethereum = within(panel().getByRole('region', { name: 'Ethereum' }));
  expect(ethereum.getByRole('button').textContent).toContain('None found in this browser.');
  await user.click(solana.getByRole('button', { name: 'Solflare' }));
  await findButton('Wallet: Connecting...');
  await user.click(panel().getByRole('button', { name: 'Cancel' }));
  await findButton('Connect wallet');
  solflare.person.connect = 'approve';
  solflare.approveNow();
  await user.click((await choose()).getByRole('button', { name: 'Solflare' }));
  await findMessage();
  expect(phantom.asked).toEqual({ connect: 0, silent: 0, sign: 0, disconnect: 0 });
});

it('explains a wallet that disappears while signing', async () => {
  const wallet = installSolana();
  wallet.person.sign = 'wait';
  const { connect, sign, findMessage, panel } = await open();
  await connect();
  await sign();
  await (await findMessage()).findByText('Please approve the signature in your wallet.');
  act(() => wallet.unregister());
  await panel().findByText(DISCONNECTED);
  expect(screen.queryByText('Sign and authenticate')).toBeNull();
});

it('disconnects the wallet on logout and logs no secrets', async () => {
  const wallet = installSolana();
  const { user, connect, sign, findButton } = await open('/token-test');
  await connect();
  await sign();
  await findButton(`Wallet: ${exampleOf('getProfile', 200).name}`);
  await user.keyboard('{Escape}');
  const log = screen.getByRole('log').textContent;
  expect(log).toContain('verified');
  expect(log).not.toMatch(/Nonce: [^\s[]|eyJ/);
  expect(log).not.toContain(wallet.address);
  await user.click(await findButton('Log out'));
  await findButton('Connect Phantom wallet');
  expect(window.location.pathname).toBe('/');
  expect(wallet.asked.disconnect).toBe(1);
});

it('shows why the server rejects a signature, and asks for another one', async () => {
  installSolana();
  const { user, reply, connect, sign, panel, findButton } = await open();
  reply('verifyWalletSignature', [400, 'invalid_signature'], [409, 'wallet_already_registered']);
  await connect();
  await sign();
  await panel().findByText('The signature does not match the message and wallet.');
  await findButton('Wallet: Authentication required');
  await user.click(panel().getByText('GLI platform authentication'));
  await sign();
  await panel().findByText(/already registered to another account/);
  await findButton('Wallet: Authentication required');
});
