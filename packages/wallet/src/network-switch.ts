import type { ActiveAccountStore } from './active-account.ts';
import type { WritableDebugLog } from './debug-log.ts';
import { DONE, NOT_CONNECTED, SUPERSEDED, type WalletOutcome } from './problem.ts';
import { walletProblem } from './wallet-error.ts';

/** Requests a chain switch from the active Ethereum-style wallet. The page reacts to the wallet's event. */
export async function switchNetwork(
  { get }: ActiveAccountStore,
  log: WritableDebugLog,
  chainId: number,
): Promise<WalletOutcome> {
  const account = get();
  if (account?.connection.chain !== 'evm') return NOT_CONNECTED;
  try {
    await account.connection.switchChain(chainId);
    return DONE;
  } catch (error) {
    if (account.signal.aborted) return SUPERSEDED;
    log.write('The network was not switched', error);
    return { status: 'failed', problem: walletProblem(error, 'evm', 'network_switch') };
  }
}
