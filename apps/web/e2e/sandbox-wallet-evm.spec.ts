import { type EvmNode, installWallets, startEvm } from '@gli/testkit';
import { expectAccessible } from './axe.ts';
import { newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, filled, translations } from './translations.ts';
import { short, walletOn } from './wallet-page.ts';

const ETHER = 1_000_000_000_000_000_000n;

let nodes: readonly [EvmNode, EvmNode, EvmNode];
test.beforeAll(async () => {
  nodes = await Promise.all([startEvm(), startEvm({ chainId: 137 }), startEvm({ chainId: 31_337 })]);
});
test.afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
});

const t = translations.en;

test.use({ locale: browserLocale.en, colorScheme: 'dark' });

test('shows an Ethereum-style wallet’s account, network, balance and marked placeholder values', async ({
  page,
  context,
}) => {
  const [ethereum, polygon] = nodes;
  const { evm } = await installWallets(context, { evm: [{ name: 'MetaMask', chains: nodes }] });
  const [metamask] = evm;
  const [account = '', other = ''] = metamask.addresses;
  await ethereum.setBalance(account, (3n * ETHER) / 2n);
  await ethereum.setBalance(other, 2n * ETHER);
  await polygon.setBalance(other, 7n * ETHER);
  const wallet = walletOn(page, t);
  const { panel } = wallet;
  const network = (name: string) => panel.getByText(t.walletWidget.connected.replace(/\{.*?\}/, name));
  await signInAs(page, await newMember(context.request), '/accessibility-demo');

  metamask.refuse('connect');
  await wallet.connectButton('MetaMask').click();
  await expect(panel.getByText(t.walletWidget.problems.refused)).toBeVisible();
  metamask.approve('connect');
  await panel.getByRole('button', { name: t.common.retry }).click();
  await expect(wallet.button(short(account))).toBeVisible();
  await expect(network('Ethereum Mainnet')).toBeVisible();
  await expect(panel.getByText('1.5', { exact: false }).first()).toBeVisible();
  await expect(panel.getByRole('link')).toHaveAttribute('href', `https://etherscan.io/address/${account}`);
  await expect(panel.getByRole('definition')).toHaveText(['1,000.5', '500.25', '2,000.75', '100']);
  await expect(panel.getByText(t.walletWidget.placeholder, { exact: true })).toBeVisible();
  await expect(wallet.premium).toHaveCount(1);
  await expect(panel.getByRole('button', { name: t.walletWidget.authenticate })).toHaveCount(0);
  const balances = page.getByRole('region', { name: t.shell.balances });
  await expect(balances.getByText(t.walletWidget.placeholder, { exact: true })).toBeVisible();
  await expectAccessible(page);

  await metamask.switchAccount(1);
  await expect(wallet.button(short(other))).toBeVisible();

  // After `chainChanged`, the page reloads and restores the wallet without a prompt.
  const reloaded = page.waitForEvent('load');
  await metamask.switchChain(137);
  await reloaded;
  await wallet.button(short(other)).click();
  await expect(network('Polygon Mainnet')).toBeVisible();
  await expect(panel.getByText('7', { exact: false }).first()).toBeVisible();
  const again = page.waitForEvent('load');
  await metamask.switchChain(31_337);
  await again;
  await wallet.button(short(other)).click();
  await expect(network('Chain ID: 31337')).toBeVisible();
  await expect(panel.getByText(t.walletWidget.unknownChain)).toBeVisible();
  await expect(panel.getByRole('link')).toHaveCount(0);
  expect(metamask.prompts.map(({ outcome }) => outcome)).toEqual(['refused', 'approved']);

  // The page offers to switch back. The wallet may reject that.
  const toMainnet = panel.getByRole('button', {
    name: filled(t.walletWidget.toNetwork, 'Ethereum Mainnet'),
  });
  metamask.refuse('switchChain');
  await toMainnet.click();
  await expect(panel.getByText(t.walletWidget.problems.refused)).toBeVisible();
  await expectAccessible(page);
  metamask.approve('switchChain');
  const back = page.waitForEvent('load');
  await toMainnet.click();
  await back;
  await wallet.button(short(other)).click();
  await expect(network('Ethereum Mainnet')).toBeVisible();
  await expect(toMainnet).toHaveCount(0);

  await panel.getByRole('button', { name: t.walletWidget.disconnect }).click();
  await expect(wallet.connectButton('MetaMask')).toBeVisible();
  await expect(page).toHaveURL('/accessibility-demo');
  await page.reload();
  await expect(wallet.connectButton('MetaMask')).toBeVisible();
});
