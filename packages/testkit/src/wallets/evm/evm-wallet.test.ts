import type { Browser, BrowserContext, Page } from '@playwright/test';
import { hexlify, toUtf8Bytes, verifyMessage, verifyTypedData, Wallet } from 'ethers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ETHEREUM_APP } from '../../../test/ethereum-app.ts';
import { launchChromium, servePage } from '../../../test/pages.ts';
import { type EvmNode, startEvm } from '../../evm/start-evm.ts';
import { installWallets } from '../install-wallets.ts';
import type { EvmWallet } from './evm-wallet.ts';

const ETHER = 10n ** 18n;

let browser: Browser;
let site: Awaited<ReturnType<typeof servePage>>;
let ethereum: EvmNode;
let polygon: EvmNode;
let context: BrowserContext;
let page: Page;
let wallet: EvmWallet;

beforeAll(async () => {
  [ethereum, polygon] = await Promise.all([startEvm(), startEvm({ chainId: 137 })]);
  site = await servePage({ '/app.js': ETHEREUM_APP });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  site?.close();
  await Promise.all([ethereum?.stop(), polygon?.stop()]);
});
beforeEach(async () => {
  context = await browser.newContext();
  ({
    evm: [wallet],
  } = await installWallets(context, {
    evm: [
      { chains: [ethereum, polygon], isWindowEthereum: true },
      { name: 'Rabby', chains: [polygon] },
    ],
  }));
  page = await context.newPage();
  await page.goto(site.origin);
});
afterEach(() => context.close());

const ask = (method: string, params?: unknown) =>
  page.evaluate(([asked, given]) => window.ask('MetaMask', String(asked), given), [method, params]);
const events = () => page.evaluate(() => window.events);
const visible = () => wallet.address.toLowerCase();

describe('an Ethereum wallet in a page', () => {
  it('is discoverable through EIP-6963, and through window.ethereum if requested', async () => {
    expect(await page.evaluate(() => [...window.providers.keys()])).toEqual(['MetaMask', 'Rabby']);
    expect(await page.evaluate(() => window.ethereum === window.providers.get('MetaMask'))).toBe(true);
  });

  it('exposes no accounts until the user approves', async () => {
    expect(await ask('eth_accounts')).toEqual([]);
    expect(await ask('eth_requestAccounts')).toEqual([visible()]);
    expect(await ask('eth_accounts')).toEqual([visible()]);
    expect(await events()).toEqual([`accounts ${visible()}`]);
    expect(wallet.prompts).toMatchObject([{ kind: 'connect', outcome: 'approved' }]);
    await page.reload();
    expect(await ask('eth_accounts')).toEqual([visible()]);
  });

  it('rejects with 4001 if the user declines, and with -32002 while a prompt is open', async () => {
    wallet.refuse();
    await expect(ask('eth_requestAccounts')).rejects.toThrow('4001');
    expect(await ask('eth_accounts')).toEqual([]);
    wallet.leaveOpen('connect');
    const connecting = ask('eth_requestAccounts');
    await wallet.asked('connect');
    await expect(ask('eth_requestAccounts')).rejects.toThrow('-32002');
    wallet.approve();
    expect(await connecting).toEqual([visible()]);
  });

  it('returns the balance on the selected chain', async () => {
    await ethereum.setBalance(wallet.address, 3n * ETHER);
    await polygon.setBalance(wallet.address, 5n * ETHER);
    const balance = async () => BigInt(String(await ask('eth_getBalance', [wallet.address, 'latest'])));
    expect(await balance()).toBe(3n * ETHER);
    await wallet.switchChain(137);
    expect(await balance()).toBe(5n * ETHER);
  });

  it('notifies pages when the user or a page switches the chain', async () => {
    expect(await ask('eth_chainId')).toBe('0x1');
    await wallet.switchChain(137);
    expect(await ask('eth_chainId')).toBe('0x89');
    wallet.refuse('switchChain');
    await expect(ask('wallet_switchEthereumChain', [{ chainId: '0x1' }])).rejects.toThrow('4001');
    wallet.approve();
    expect(await ask('wallet_switchEthereumChain', [{ chainId: '0x1' }])).toBeNull();
    expect(await events()).toEqual(['chain 0x89', 'chain 0x1']);
    await expect(ask('wallet_switchEthereumChain', [{ chainId: '0x5' }])).rejects.toThrow('4902');
    await expect(wallet.switchChain(5)).rejects.toThrow('Add it to `chains`');
  });

  it('adds a chain only if its node has the same chain id', async () => {
    const add = (chainId: string) =>
      page.evaluate((description) => window.ask('Rabby', 'wallet_addEthereumChain', [description]), {
        chainId,
        chainName: 'Local',
        rpcUrls: [ethereum.rpcUrl],
      });
    await expect(add('0x5')).rejects.toThrow('does not match');
    await add('0x1');
    expect(await page.evaluate(() => window.ask('Rabby', 'eth_chainId'))).toBe('0x1');
  });

  it('notifies pages of an account switch, a lock and a revoked permission', async () => {
    await ask('eth_requestAccounts');
    const [first, second] = wallet.addresses.map((address) => address.toLowerCase());
    await wallet.switchAccount(1);
    await wallet.lock();
    expect(await ask('eth_accounts')).toEqual([]);
    await wallet.unlock();
    await ask('wallet_revokePermissions', [{ eth_accounts: {} }]);
    expect(await events()).toEqual([first, second, '', second, ''].map((address) => `accounts ${address}`));
  });

  it('signs messages and typed data with the exposed account', async () => {
    await ask('eth_requestAccounts');
    const text = 'GLI 로그인';
    const signature = await ask('personal_sign', [hexlify(toUtf8Bytes(text)), visible()]);
    expect(verifyMessage(text, String(signature))).toBe(wallet.address);
    expect(wallet.prompts.at(-1)).toMatchObject({ kind: 'signMessage', shown: text });

    const domain = { name: 'GLI', chainId: 1 };
    const types = { Order: [{ name: 'total', type: 'uint256' }] };
    const message = { total: '5' };
    const data = { domain, types: { ...types, EIP712Domain: [] }, primaryType: 'Order', message };
    const signed = await ask('eth_signTypedData_v4', [visible(), JSON.stringify(data)]);
    expect(verifyTypedData(domain, types, message, String(signed))).toBe(wallet.address);

    await expect(ask('personal_sign', ['0x01', Wallet.createRandom().address])).rejects.toThrow('4100');
    await expect(ask('eth_sign', [visible(), '0x01'])).rejects.toThrow('4200');
  });

  it('sends a payment that arrives on the chain', async () => {
    await ask('eth_requestAccounts');
    await ethereum.setBalance(wallet.address, 2n * ETHER);
    const to = Wallet.createRandom().address;
    const payment = { from: visible(), to, value: `0x${ETHER.toString(16)}` };
    expect(await ask('eth_sendTransaction', [payment])).toMatch(/^0x[0-9a-f]{64}$/);
    expect(await ethereum.balance(to)).toBe(ETHER);
  });

  it('emits `disconnect` and stops responding when it is removed', async () => {
    await ask('eth_requestAccounts');
    await wallet.vanish();
    expect((await events()).slice(1)).toEqual(['accounts ', 'disconnect 4900']);
    const result = page.evaluate(() =>
      Promise.race([
        window.ask('MetaMask', 'eth_chainId'),
        new Promise((resolve) => setTimeout(() => resolve('no response'), 300)),
      ]),
    );
    expect(await result).toBe('no response');
    await page.reload();
    expect(await page.evaluate(() => [...window.providers.keys()])).toEqual(['Rabby']);
  });
});
