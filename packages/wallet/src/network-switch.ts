import type { ActiveWallet } from './active-wallet.ts';
import type { WritableDebugLog } from './debug-log.ts';
import { DONE, plainProblem, SUPERSEDED, type WalletOutcome } from './problem.ts';
import { walletProblem } from './wallet-error.ts';

interface NetworkSwitchParts {
  readonly active: ActiveWallet;
  readonly log: WritableDebugLog;
}

/** Asks an Ethereum-style wallet to go to another chain, one question at a time; the page follows what it does. */
export function createNetworkSwitch({ active, log }: NetworkSwitchParts) {
  let isAsking = false;

  return async function switchNetwork(chainId: number): Promise<WalletOutcome> {
    const stay = active.get();
    const connection = stay?.connection;
    if (!stay || connection?.chain !== 'evm')
      return { status: 'failed', problem: plainProblem('not_connected', 'evm') };
    if (isAsking) return SUPERSEDED;
    isAsking = true;
    try {
      await connection.switchChain(chainId);
      return stay.left.aborted ? SUPERSEDED : DONE;
    } catch (error) {
      if (stay.left.aborted) return SUPERSEDED;
      log.write('The wallet did not go to another network', error);
      return { status: 'failed', problem: walletProblem(error, 'evm', 'network_switch') };
    } finally {
      isAsking = false;
    }
  };
}
