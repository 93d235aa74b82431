import type { ActiveAccountStore } from './active-account.ts';
import type { WritableDebugLog } from './debug-log.ts';
import { DONE, NOT_CONNECTED, SUPERSEDED, type WalletOutcome } from './problem.ts';
import { walletProblem } from './wallet-error.ts';

/** Asks the active Ethereum-style wallet to go to another chain; the page follows what the wallet does. */
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
