import type { ActiveWallet } from './active-wallet.ts';
import type { WritableDebugLog } from './debug-log.ts';
import { DONE, NOT_CONNECTED, SUPERSEDED, type WalletOutcome } from './problem.ts';
import { walletProblem } from './wallet-error.ts';

/** Asks the active Ethereum-style wallet to go to another chain; the page follows what the wallet does. */
export async function switchNetwork(
  { get }: ActiveWallet,
  log: WritableDebugLog,
  chainId: number,
): Promise<WalletOutcome> {
  const stay = get();
  if (stay?.connection.chain !== 'evm') return NOT_CONNECTED;
  try {
    await stay.connection.switchChain(chainId);
    return DONE;
  } catch (error) {
    if (stay.left.aborted) return SUPERSEDED;
    log.write('The network was not switched', error);
    return { status: 'failed', problem: walletProblem(error, 'evm', 'network_switch') };
  }
}
