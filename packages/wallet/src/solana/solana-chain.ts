import {
  type Adapter,
  WalletConnectionError,
  WalletDisconnectedError,
  WalletNotConnectedError,
  WalletNotReadyError,
  WalletSignMessageError,
} from '@solana/wallet-adapter-base';
import type { ConnectionEvent, OpenOptions, SolanaChain, SolanaConnection } from '../connection.ts';
import type { AdapterCell, AdapterContext } from './adapter-cell.ts';
import { createRequestQueue } from './request-queue.ts';

/** Max time to wait until wallet-adapter lists a newly registered wallet, in ms. */
const REGISTRATION_TIMEOUT_MS = 10_000;

export type SolanaChainParts = {
  readonly cell: AdapterCell;
  /** Returns lamports, as an integer string. */
  readonly readBalance: (address: string) => Promise<string>;
  /** Returns and clears the adapter's last error. */
  readonly takeError: () => unknown;
};

/** Drives wallet-adapter's context: select, connect, sign, disconnect. Spec §4 Wallet */
export function createSolanaChain({ cell, readBalance, takeError }: SolanaChainParts): SolanaChain {
  const requestQueue = createRequestQueue();
  /** Id of the current connection. A replaced connection must not disconnect the one that replaced it. */
  let generation = 0;
  /** Name of the wallet that was requested last. */
  let requested: string | undefined;

  /** Selects the wallet, again if the previous one has cleared the selection by disconnecting in the meantime. */
  async function select(name: string): Promise<Adapter> {
    const isNamed = ({ adapter }: { adapter: Adapter }) => adapter.name === name;
    const signal = AbortSignal.timeout(REGISTRATION_TIMEOUT_MS);
    try {
      let context = await cell.until(({ wallets }) => wallets.some(isNamed), signal);
      while (context.wallet === null || !isNamed(context.wallet)) {
        const previous = context;
        const listed = previous.wallets.find(isNamed);
        if (listed !== undefined) previous.select(listed.adapter.name);
        context = await cell.until((next) => next !== previous, signal);
      }
      return context.wallet.adapter;
    } catch (error) {
      if (signal.aborted) throw new WalletNotReadyError();
      throw error;
    }
  }

  /** Disconnects the wallet and waits until the context has cleared its selection. */
  async function disconnect(adapter: Adapter): Promise<void> {
    await adapter.disconnect();
    const isCleared = ({ wallet }: AdapterContext) => wallet?.adapter !== adapter;
    await cell.until(isCleared, AbortSignal.timeout(REGISTRATION_TIMEOUT_MS)).catch(() => {});
  }

  async function open(name: string, { isSilent, onEvent }: OpenOptions): Promise<SolanaConnection> {
    generation += 1;
    requested = name;
    const own = generation;
    try {
      const adapter = await select(name);
      await requestQueue.run(name, isSilent ? 'silent' : 'interactive', async () => {
        if (requested !== name) throw new WalletConnectionError();
        // A disconnect that this request waited for has cleared the selection.
        await select(name);
        takeError();
        // Calls the adapter directly, because the context's functions do nothing while a wallet request is pending.
        if (!adapter.connected) await (isSilent ? adapter.autoConnect() : adapter.connect());
      });
      if (own !== generation) {
        if (cell.get()?.wallet?.adapter !== adapter) await adapter.disconnect();
        throw new WalletConnectionError();
      }
      return connection(adapter, await connectedAddress(adapter), () => own === generation, onEvent);
    } catch (error) {
      if (own === generation) cell.get()?.select(null);
      throw error;
    }
  }

  async function connectedAddress(adapter: Adapter): Promise<string> {
    // The context keeps the key of the previous wallet until that has disconnected.
    const isShown = ({ publicKey }: AdapterContext) =>
      publicKey !== null && adapter.publicKey !== null && publicKey.equals(adapter.publicKey);
    const { publicKey } = await cell
      .until(isShown, AbortSignal.timeout(REGISTRATION_TIMEOUT_MS))
      .catch(() => {
        throw takeError() ?? new WalletConnectionError();
      });
    if (publicKey === null) throw new WalletConnectionError();
    return publicKey.toBase58();
  }

  function connection(
    adapter: Adapter,
    address: string,
    isCurrent: () => boolean,
    onEvent: (event: ConnectionEvent) => void,
  ): SolanaConnection {
    let last: string | null = address;
    const stopFollowing = cell.subscribe(({ publicKey }) => {
      const next = publicKey?.toBase58() ?? null;
      if (next === last) return;
      last = next;
      if (next === null) {
        stopFollowing();
        onEvent({ type: 'closed', error: takeError() ?? new WalletDisconnectedError() });
      } else {
        onEvent({ type: 'account_changed', address: next });
      }
    });
    return {
      chain: 'solana',
      address,
      readBalance,
      async signMessage(message) {
        const context = cell.get();
        if (last === null || context?.publicKey?.toBase58() !== last) throw new WalletNotConnectedError();
        if (context.signMessage === undefined) throw new WalletSignMessageError();
        return context.signMessage(message);
      },
      async close() {
        stopFollowing();
        // Skipped if the wallet disconnected itself or was connected again in the meantime.
        if (last === null || !isCurrent()) return;
        generation += 1;
        takeError();
        await requestQueue.run(adapter.name, 'disconnect', () => disconnect(adapter));
        // The adapter emits the error of a failed disconnect as an event and does not reject.
        const error = takeError();
        if (error !== undefined) throw error;
      },
    };
  }

  return { open };
}
