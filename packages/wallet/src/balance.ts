import { abortable } from './abortable.ts';
import type { ActiveAccount, ActiveAccountStore } from './active-account.ts';
import type { WritableDebugLog } from './debug-log.ts';
import { DONE, NOT_CONNECTED, SUPERSEDED, type WalletOutcome } from './problem.ts';
import { singleFlight } from './single-flight.ts';
import { walletProblem } from './wallet-error.ts';
import type { WalletStore } from './wallet-store.ts';

type BalanceParts = {
  readonly store: WalletStore;
  readonly active: ActiveAccountStore;
  readonly log: WritableDebugLog;
};

/** Reads the active account's balance. Concurrent calls share one read. Spec §7 Chain and wallet calls */
export function createBalance({ store, active, log }: BalanceParts): () => Promise<WalletOutcome> {
  async function read({ connection, address, signal }: ActiveAccount): Promise<WalletOutcome> {
    store.dispatch({ type: 'balance_requested' });
    try {
      const amount = await abortable(connection.readBalance(address), signal);
      store.dispatch({ type: 'balance_read', amount });
      return DONE;
    } catch (error) {
      if (signal.aborted) return SUPERSEDED;
      // Spec §8: the member only sees that there is no balance.
      log.write('The balance could not be read', error);
      store.dispatch({ type: 'balance_failed' });
      return { status: 'failed', problem: walletProblem(error, connection.chain, 'connection') };
    }
  }

  return singleFlight(
    () => [active.get()],
    async () => {
      const account = active.get();
      return account === null ? NOT_CONNECTED : read(account);
    },
  );
}
