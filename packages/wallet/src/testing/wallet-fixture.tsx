import { createGliClient } from '@gli/sdk';
import { createSession, createStoredSession } from '@gli/session';
import { KIM, mapStorage } from '@gli/session/testing';
import { act, render } from '@testing-library/react';
import { createAirdropAction, type RequestAirdrop } from '../airdrop/airdrop-action.ts';
import { createWallet } from '../create-wallet.ts';
import { browserWallets } from '../discovery/discovery.ts';
import { WalletBridge } from '../react.tsx';
import { createWalletBackend } from './fake-backend.ts';

export const NOW = Date.parse('2026-11-21T09:00:00+09:00');

export type WalletFixtureOptions = {
  readonly isSignedIn?: boolean;
  readonly memberWallet?: string;
  /** Id of the wallet that was approved earlier. */
  readonly remembered?: string;
  /** Address that was authenticated in this browser. */
  readonly proven?: string;
  readonly airdrop?: RequestAirdrop;
};

/** Creates a tab in which Kim is signed in, with the real SDK, session, wallet-adapter and ethers. */
export async function walletFixture({ isSignedIn = true, ...given }: WalletFixtureOptions = {}) {
  const backend = createWalletBackend();
  const user = given.memberWallet === undefined ? KIM : { ...KIM, wallet_address: given.memberWallet };
  backend.setUser(user);
  const stored = new Map<string, string>();
  if (isSignedIn) {
    stored.set('auth-token', JSON.stringify({ access: 'access-1', refresh: 'refresh-1' }));
    stored.set('user-profile', JSON.stringify(user));
  }
  if (given.remembered !== undefined) stored.set('wallet', given.remembered);
  if (given.proven !== undefined) stored.set('wallet-proven', given.proven);
  const storage = mapStorage(stored);
  const storedSession = createStoredSession({ local: storage, perTab: mapStorage(new Map()) });
  const client = createGliClient({
    baseUrl: 'https://api.gli.test/api',
    tokens: storedSession.tokens.forClient,
    fetch: backend.fetch,
    sleep: async () => {},
    retry: { retries: 0 },
  });
  const session = createSession({ client, stored: storedSession, now: () => NOW });
  const opened: string[] = [];
  const reloads: string[] = [];
  const left: string[] = [];
  const { airdrop } = given;
  const wallet = createWallet({
    client,
    session,
    storage,
    now: () => NOW,
    discovery: browserWallets(window),
    loadSolana: () => import('../solana.tsx'),
    loadEvm: () => import('../evm.ts'),
    loadAirdrop: airdrop && (async () => ({ createAirdrop: (parts) => createAirdropAction(parts, airdrop) })),
    openPage: (url) => opened.push(url),
    reload: () => reloads.push('reload'),
  });
  wallet.onAddressLeft((address) => left.push(address));
  const page = render(<WalletBridge wallet={wallet} />);
  void session.initialize();
  await act(async () => wallet.initialize());
  return {
    ...{ wallet, session, client, backend, stored, opened, reloads, left },
    close() {
      wallet.dispose();
      session.dispose();
      page.unmount();
    },
  };
}

export type WalletFixture = Awaited<ReturnType<typeof walletFixture>>;
