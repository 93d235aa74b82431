import { callRpc, isRecord } from '../json-rpc.ts';
import { loadSurfpool, type SurfnetConfig } from './surfpool.ts';

export type SolanaOptions = {
  /** `devnet`: a slot every 400 ms, so confirmation takes as long as on Devnet. `instant`: a block per transaction. */
  readonly pace?: 'devnet' | 'instant';
};

/** A running Solana node with a new chain. */
export type SolanaNode = {
  /** URL for JSON-RPC over HTTP, on 127.0.0.1 with a free port. */
  readonly rpcUrl: string;
  /** URL for subscriptions. Its port is not the HTTP port plus one, so pass it to web3.js as `wsEndpoint`. */
  readonly webSocketUrl: string;
  /** Returns the confirmed balance of a base58 address, in lamports. */
  balance(address: string): Promise<bigint>;
  /** Sets the balance of a base58 address, in lamports, without a transaction. */
  setBalance(address: string, lamports: bigint): void;
  /** Stops the node. Close subscriptions first, because web3.js reconnects forever. */
  stop(): void;
};

const PACES = {
  devnet: { offline: true, slotTimeMs: 400, blockProductionMode: 'clock' },
  instant: { offline: true, slotTimeMs: 1, blockProductionMode: 'transaction' },
} as const satisfies Record<string, SurfnetConfig>;

/**
 * Starts a real Solana node in this process, without network access. Airdrops are unlimited.
 * @throws MissingPackageError if surfpool has no package for this platform
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
        throw new Error('getBalance returned no number.');
      return BigInt(result.value);
    },
    setBalance: (address, lamports) => surfnet.fundSol(address, Number(lamports)),
    stop() {
      if (isRunning) surfnet.stop();
      isRunning = false;
    },
  };
}
