import { abortable } from './abortable.ts';
import type { ActiveAccount, ActiveAccountStore } from './active-account.ts';
import type { WalletChain, WalletChoice } from './choice.ts';
import type { Connection, ConnectionEvent } from './connection.ts';
import type { WritableDebugLog } from './debug-log.ts';
import { readMessage } from './error-fields.ts';
import { PROVIDER_PAGES } from './pages.ts';
import { DONE, SUPERSEDED, type WalletOutcome, type WalletProblem } from './problem.ts';
import type { RememberedWallet } from './remembered-wallet.ts';
import { walletProblem } from './wallet-error.ts';
import type { WalletStore } from './wallet-store.ts';

export type ConnectingParts = {
  readonly store: WalletStore;
  readonly active: ActiveAccountStore;
  readonly log: WritableDebugLog;
  readonly remembered: RememberedWallet;
  /** Opens the wallet's connection. Resolves to null if the wallet returned no account. */
  readonly open: (
    choice: WalletChoice,
    isSilent: boolean,
    onEvent: (event: ConnectionEvent) => void,
  ) => Promise<Connection | null>;
  readonly memberWallet: () => string | null;
  readonly openPage: (url: string) => void;
  /** Called when an account becomes active. `isSilent` is false if the member requested it. */
  readonly onAccount: (options: { readonly isSilent: boolean }) => void;
};

type Attempt = {
  readonly isSilent: boolean;
  readonly controller: AbortController;
  readonly outcome: Promise<WalletOutcome>;
};

/**
 * Creates the functions that connect one wallet at a time: disconnected → connecting → connected →
 * disconnected. Spec §4 Wallet, both state machines
 */
export function createConnecting(parts: ConnectingParts) {
  const { store, active, log, remembered, memberWallet } = parts;
  let attempt: Attempt | undefined;

  async function connect(choice: WalletChoice, isSilent: boolean, stopped: AbortSignal) {
    let connection: Connection | null = null;
    const onEvent = (event: ConnectionEvent) => {
      const account = active.get();
      if (account !== null && account.connection === connection) follow(account, event);
    };
    const opening = parts.open(choice, isSilent, onEvent);
    try {
      connection = await abortable(opening, stopped);
    } catch (error) {
      if (!stopped.aborted) return failed(choice, isSilent, error);
      // The wallet may still approve the aborted attempt.
      opening.then(close, () => {});
      return SUPERSEDED;
    }
    attempt = undefined;
    if (connection === null) {
      store.dispatch({ type: 'ended', problem: null });
      return SUPERSEDED;
    }
    active.activate(connection, connection.address);
    if (!isSilent) remembered.write(choice.id);
    store.dispatch(connectedEvent(connection));
    parts.onAccount({ isSilent });
    return DONE;
  }

  function connectedEvent(connection: Connection) {
    const { address } = connection;
    return connection.chain === 'solana'
      ? ({ type: 'solana_connected', address, memberWallet: memberWallet() } as const)
      : ({ type: 'evm_connected', address, chainId: connection.chainId } as const);
  }

  function failed({ chain }: WalletChoice, isSilent: boolean, error: unknown): WalletOutcome {
    attempt = undefined;
    const problem = connectionProblem(error, chain);
    // After one rejection, the wallet would prompt again on every reload. A silent Ethereum request never
    // prompts.
    if (!isSilent || chain === 'solana') remembered.forget();
    if (isSilent) {
      log.write('The wallet could not be restored', error);
      store.dispatch({ type: 'ended', problem: null });
      return { status: 'failed', problem };
    }
    store.dispatch({ type: 'ended', problem });
    if (problem.kind !== 'not_ready' && problem.kind !== 'not_installed')
      return { status: 'failed', problem };
    parts.openPage(PROVIDER_PAGES[chain]);
    return { status: 'not_found' };
  }

  function follow({ connection }: ActiveAccount, event: ConnectionEvent): void {
    switch (event.type) {
      case 'account_changed':
        if (event.address === active.get()?.address) return;
        active.activate(connection, event.address);
        store.dispatch({ type: 'account_changed', address: event.address, memberWallet: memberWallet() });
        parts.onAccount({ isSilent: true });
        return;
      case 'closed':
        active.deactivate();
        // An Ethereum-style wallet reconnects without a prompt once it exposes its accounts again.
        if (connection.chain === 'solana') remembered.forget();
        store.dispatch({
          type: 'ended',
          problem: walletProblem(event.error, connection.chain, 'disconnected'),
        });
        void close(connection);
    }
  }

  function followExposed(
    choice: WalletChoice,
    address: string | null,
    { isRepeated }: { readonly isRepeated: boolean },
  ): void {
    const state = store.getState();
    if (state.status === 'disconnected' || state.choice.id !== choice.id) return;
    const account = active.get();
    if (account === null) {
      // The pending silent read may have returned the previous account. With a prompt, the member chooses the
      // account.
      if (attempt?.isSilent && !isRepeated) reconnect(choice);
    } else if (address === null) {
      follow(account, { type: 'closed', error: null });
    } else if (address.toLowerCase() !== account.address.toLowerCase()) {
      reconnect(choice);
    }
  }

  function reconnect(choice: WalletChoice): void {
    attempt?.controller.abort();
    void close(active.deactivate());
    begin(choice, true);
  }

  function begin(choice: WalletChoice, isSilent: boolean): Promise<WalletOutcome> {
    const controller = new AbortController();
    store.dispatch({ type: 'connect_started', choice, isSilent });
    const outcome = connect(choice, isSilent, controller.signal);
    attempt = { isSilent, controller, outcome };
    return outcome;
  }

  async function close(connection: Connection | null): Promise<WalletOutcome> {
    try {
      await connection?.close();
      return DONE;
    } catch (error) {
      log.write('The wallet could not be disconnected', error);
      const chain = connection?.chain ?? 'solana';
      return { status: 'failed', problem: walletProblem(error, chain, 'disconnection') };
    }
  }

  /** Ends the attempt or connection. The state changes before the wallet disconnects. */
  function leave(): Promise<WalletOutcome> {
    attempt?.controller.abort();
    attempt = undefined;
    const connection = active.deactivate();
    if (store.getState().status !== 'disconnected') store.dispatch({ type: 'ended', problem: null });
    return close(connection);
  }

  return {
    /** Joins a pending attempt, unless the member connects while a silent one is pending. */
    start(choice: WalletChoice, { isSilent }: { isSilent: boolean }): Promise<WalletOutcome> {
      if (attempt !== undefined && (isSilent || !attempt.isSilent)) return attempt.outcome;
      const state = store.getState();
      if (state.status === 'connected' && state.choice.id === choice.id) return Promise.resolve(DONE);
      void leave();
      return begin(choice, isSilent);
    },
    leave,
    /**
     * Follows the first account that an Ethereum-style wallet exposes. If there is none, the wallet is disconnected. If
     * it differs, the wallet is reconnected, which reads account and chain again. Spec §4 Wallet (Ethereum-style)
     */
    followExposed,
  };
}

/** Matches "MetaMask extension not found" and "Provider was not found", but not a network's "header not found". */
const MISSING_WALLET =
  /\b(?:wallet|provider|extension|phantom|metamask)\b.*\bnot (?:found|installed|detected)\b/i;

/** Treats a not-found message as a missing wallet. Spec §4 Wallet */
function connectionProblem(error: unknown, chain: WalletChain): WalletProblem {
  const problem = walletProblem(error, chain, 'connection');
  const isMissing = problem.kind === 'connection' && MISSING_WALLET.test(readMessage(error) ?? '');
  return isMissing ? { ...problem, kind: 'not_installed' } : problem;
}
