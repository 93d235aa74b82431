import { AUTH_TOKEN_KEY } from '@gli/session';
import { subscribe } from 'valtio/vanilla';
import { createActiveAccountStore } from './active-account.ts';
import { createAuthentication } from './authentication.ts';
import { createBalance } from './balance.ts';
import type { WalletChain, WalletChoice } from './choice.ts';
import { createConnecting } from './connecting.ts';
import { createDebugLog } from './debug-log.ts';
import type { FoundWallets } from './discovery/discovery.ts';
import { createEvmEvents } from './evm-events.ts';
import { lazyAirdrop } from './lazy-airdrop.ts';
import { switchNetwork } from './network-switch.ts';
import { createOpening } from './opening.ts';
import { PROVIDER_PAGES } from './pages.ts';
import { DONE, plainProblem, type WalletOutcome } from './problem.ts';
import { createRememberedWallet } from './remembered-wallet.ts';
import { createSolanaBridge } from './solana-bridge.ts';
import type { Wallet, WalletOptions } from './wallet.ts';
import { createWalletStore } from './wallet-store.ts';

const NO_WALLETS: FoundWallets = { choices: [], getProvider: () => undefined };

/** Creates the wallet of this tab. Call `initialize` when the session starts. Spec §4 Wallet */
export function createWallet(options: WalletOptions): Wallet {
  const { session, client, now, network = 'devnet' } = options;
  const log = createDebugLog(now);
  const store = createWalletStore(log);
  const active = createActiveAccountStore();
  const remembered = createRememberedWallet(options.storage);
  const bridge = createSolanaBridge(store, options.loadSolana);
  const subscriptions: (() => void)[] = [];
  let found = NO_WALLETS;
  /** True until the session's only attempt to restore a wallet. */
  let mayRestore = true;

  const refreshBalance = createBalance({ store, active, log });
  const hasAccessToken = () => options.storage.getItem(AUTH_TOKEN_KEY) !== null;
  const authentication = createAuthentication({
    ...{ client, session, now, store, active, log, remembered, hasAccessToken },
  });
  const connecting = createConnecting({
    ...{ store, active, log, remembered, memberWallet },
    openPage: options.openPage,
    open: createOpening(bridge, options.loadEvm, (choiceId) => found.getProvider(choiceId)),
    onAccount({ isSilent }) {
      void refreshBalance();
      const state = store.getState();
      // Only a connection started by the member continues with authentication.
      const isOpen = state.status === 'connected' && state.chain === 'solana';
      if (!isSilent && isOpen) void authentication.prepare();
    },
  });

  const evmEvents = createEvmEvents({
    mayReturn,
    onAccount(choice, address, { isRepeated }) {
      connecting.followExposed(choice, address, { isRepeated });
      if (address === null || isRepeated || !mayReturn(choice)) return;
      mayRestore = false;
      void connecting.start(choice, { isSilent: true });
    },
    onChain(choice, chainId) {
      const state = store.getState();
      // The page shows the chain of the connected wallet only. A pending connection reads the chain when it completes.
      const isShown = state.status === 'connected' && state.chain === 'evm' && state.choice.id === choice.id;
      if (!isShown || chainId === state.chainId) return;
      log.write('The wallet went to another chain');
      options.reload();
    },
  });

  /** True if no wallet is connected and the member has not disconnected this one. */
  function mayReturn({ id }: WalletChoice): boolean {
    const isFree = store.getState().status === 'disconnected' && isSignedIn();
    return isFree && [null, id].includes(remembered.read());
  }

  const isSignedIn = () => session.getState().status === 'authenticated';

  /** Returns the address of the member's wallet on the server, if it was authenticated here. */
  function memberWallet(): string | null {
    const state = session.getState();
    const address = (state.status === 'authenticated' && state.user.wallet_address) || null;
    return address !== null && remembered.isProven(address) ? address : null;
  }

  function leaveWithSession(): void {
    mayRestore = false;
    remembered.forget();
    void connecting.leave();
  }

  function restore(): void {
    if (!mayRestore || !isSignedIn()) return;
    const id = remembered.read();
    const choice = found.choices.find((known) => known.id === id);
    if (choice !== undefined) {
      mayRestore = false;
      void connecting.start(choice, { isSilent: true });
    }
    evmEvents.follow(found);
  }

  function followSession(): void {
    const state = session.getState();
    // The next login may be a different member's.
    if (state.status === 'guest') remembered.forget();
    if (state.status !== 'authenticated') return;
    const { wallet_address: address } = state.user;
    // Undefined means unknown; null means none.
    if (address !== undefined) store.dispatch({ type: 'member_wallet_known', address: memberWallet() });
    restore();
  }

  function findChoice(wanted: WalletChoice | WalletChain): WalletChoice | undefined {
    const isWanted = (choice: WalletChoice) =>
      typeof wanted === 'string' ? choice.chain === wanted : choice.id === wanted.id;
    return found.choices.find(isWanted);
  }

  function notFound(chain: WalletChain): WalletOutcome {
    if (store.getState().status === 'disconnected')
      store.dispatch({ type: 'ended', problem: plainProblem('not_installed', chain) });
    // Runs within the click handler. Otherwise, the browser would block the new tab.
    options.openPage(PROVIDER_PAGES[chain]);
    return { status: 'not_found' };
  }

  return {
    observable: store.observable,
    debugLog: log,
    network,
    canAirdrop: options.loadAirdrop !== undefined,
    getState: store.getState,
    getChoices: () => found.choices,
    initialize() {
      if (subscriptions.length > 0) return;
      subscriptions.push(
        session.onSignedOut((reason) => {
          log.write(`The session ended: ${reason}`);
          leaveWithSession();
        }),
        subscribe(session.observable, followSession, true),
        options.discovery((wallets) => {
          found = wallets;
          store.setChoices(wallets.choices);
          restore();
          evmEvents.follow(wallets);
        }),
        evmEvents.dispose,
      );
      followSession();
    },
    async connect(wanted) {
      if (!isSignedIn()) return { status: 'login_required' };
      const choice = findChoice(wanted);
      if (choice === undefined) return notFound(typeof wanted === 'string' ? wanted : wanted.chain);
      mayRestore = false;
      return connecting.start(choice, { isSilent: false });
    },
    prepareAuthentication: authentication.prepare,
    confirmAuthentication: authentication.confirm,
    cancelAuthentication: authentication.cancel,
    refreshBalance,
    switchNetwork: (chainId) => switchNetwork(active, log, chainId),
    airdrop: lazyAirdrop(options.loadAirdrop, { network, store, active, refreshBalance }),
    disconnect() {
      mayRestore = false;
      remembered.disconnect();
      return connecting.leave();
    },
    dismissProblem() {
      const state = store.getState();
      if (state.status === 'disconnected' && state.problem !== null)
        store.dispatch({ type: 'ended', problem: null });
    },
    async logOut() {
      await session.signOut('wallet_logout');
      leaveWithSession();
      return DONE;
    },
    onAddressLeft: store.onAddressLeft,
    provideSolana: bridge.provide,
    dispose() {
      for (const unsubscribe of subscriptions.splice(0)) unsubscribe();
    },
  };
}
