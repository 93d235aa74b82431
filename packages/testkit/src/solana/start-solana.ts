import { callRpc, isRecord } from '../json-rpc.ts';
import { loadSurfpool, type SurfnetConfig } from './surfpool.ts';

export type SolanaOptions = {
  /**
   * `devnet`: a slot every 400 ms by the clock, so that confirmation takes the time it takes there.
   * `instant`: a block with each transaction.
   */
  readonly pace?: 'devnet' | 'instant';
};

/** A running Solana node with the state of a new chain. */
export type SolanaNode = {
  /** JSON-RPC over HTTP, on 127.0.0.1 and a free port. */
  readonly rpcUrl: string;
  /** Its subscriptions. The port is not the one of HTTP plus one: tell web3.js by `wsEndpoint`. */
  readonly webSocketUrl: string;
  /** Confirmed balance of a base58 address, in lamports. */
  balance(address: string): Promise<bigint>;
  /** Gives a base58 address exactly this balance, in lamports, without a transaction. */
  setBalance(address: string, lamports: bigint): void;
  /** Stops the node. Close subscriptions before: web3.js tries for ever to open them again. */
  stop(): void;
};

const PACES = {
  devnet: { offline: true, slotTimeMs: 400, blockProductionMode: 'clock' },
  instant: { offline: true, slotTimeMs: 1, blockProductionMode: 'transaction' },
} as const satisfies Record<string, SurfnetConfig>;

/**
 * Starts a real Solana node inside this process, cut off from any network. Airdrops are not limited.
 * @throws MissingPackageError when surfpool has no package for this platform.
 */
export async function startSolana({ pace = 'devnet' }: SolanaOptions = {}): Promise<SolanaNode> {
  const surfnet = loadSurfpool().Surfnet.startWithConfig(PACES[pace]);
  let isRunning = true;
  return {
    rpcUrl: surfnet.rpcUrl,
    webSocketUrl: surfnet.wsUrl,
    async balance(address) {
      const result = await callRpc(surfnet.rpcUrl, 'getBalance', [address, { commitment: 'confirmed' }]);
      if (!isRecord(result) || typeof result.value !== 'number')
        throw new Error('getBalance gave no number.');
      return BigInt(result.value);
    },
    setBalance: (address, lamports) => surfnet.fundSol(address, Number(lamports)),
    stop() {
      if (isRunning) surfnet.stop();
      isRunning = false;
    },
  };
}
