import { installWallets, routeDevnet, type SolanaNode, startSolana } from '@gli/testkit';
import type { BrowserContext, Page } from '@playwright/test';
import { newMember, signInAs } from './member.ts';
import { test } from './test.ts';
import type { translations } from './translations.ts';
import { walletOn } from './wallet-page.ts';

/** Matches rejections by the server and the faucet that the tests provoke and the browser logs to the console. */
export const refused = /Failed to load resource: the server responded with a status of 4\d\d/;
/** A page that loads no data. */
export const STATIC_PAGE_PATH = '/accessibility-demo';
/** Name of the member that `signedIn` creates. */
export const memberName = 'Sea Oh';

/** Starts a local Solana node before the tests of a file, and stops it after them. */
export function localSolana(): () => SolanaNode {
  let node: SolanaNode;
  test.beforeAll(async () => {
    node = await startSolana();
  });
  test.afterAll(() => node.stop());
  return () => node;
}

/** Adds wallets to a browser and routes the public Devnet to the local node. */
export async function withWallets(context: BrowserContext, node: SolanaNode, ...names: string[]) {
  const devnet = await routeDevnet(context, node);
  const { solana } = await installWallets(context, { solana: names.map((name) => ({ name })) });
  const [first] = solana;
  if (first === undefined) throw new Error('Pass the name of at least one wallet to withWallets.');
  return { devnet, first, all: solana };
}

/** Connects the only wallet and authenticates it. */
export async function authenticate(page: Page, t: (typeof translations)['ko' | 'en']): Promise<void> {
  const wallet = walletOn(page, t);
  await wallet.connectButton('Phantom').click();
  await wallet.sign();
  await wallet.panel.getByText(t.walletWidget.authenticated).last().waitFor();
}

/** Signs in a new member. */
export async function signedIn(page: Page, context: BrowserContext, path = STATIC_PAGE_PATH): Promise<void> {
  await signInAs(page, await newMember(context.request, memberName), path);
}
