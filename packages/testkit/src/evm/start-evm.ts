import { callRpc } from '../json-rpc.ts';
import { startProgram } from '../program/start-program.ts';
import { anvilBinary } from './anvil-binary.ts';

const START_TIMEOUT_MS = 180_000;

export type EvmOptions = {
  /** Chain id. Default: 1 (Ethereum). */
  readonly chainId?: number;
};

/** A running EVM node with a new chain. */
export type EvmNode = {
  readonly chainId: number;
  /** URL for JSON-RPC over HTTP, on 127.0.0.1 with a free port. */
  readonly rpcUrl: string;
  /** URL for JSON-RPC and subscriptions over WebSocket. */
  readonly webSocketUrl: string;
  /** Returns the balance of an address, in wei. */
  balance(address: string): Promise<bigint>;
  /** Sets the balance, in wei, without a transaction. */
  setBalance(address: string, wei: bigint): Promise<void>;
  /** Stops the node, which also stops when this process exits. */
  stop(): Promise<void>;
};

/**
 * Starts anvil as a separate process that mines a block per transaction.
 * @throws MissingPackageError if anvil has no package for this platform
 */
export async function startEvm({ chainId = 1 }: EvmOptions = {}): Promise<EvmNode> {
  const { announced, stop } = await startProgram({
    name: 'The local EVM node',
    command: [anvilBinary(), '--host', '127.0.0.1', '--port', '0', '--chain-id', String(chainId)],
    ready: /Listening on (127\.0\.0\.1:\d+)/,
    timeoutMs: START_TIMEOUT_MS,
  });
  const rpcUrl = `http://${announced}`;
  return {
    chainId,
    rpcUrl,
    webSocketUrl: `ws://${announced}`,
    balance: async (address) => BigInt(String(await callRpc(rpcUrl, 'eth_getBalance', [address, 'latest']))),
    async setBalance(address, wei) {
      await callRpc(rpcUrl, 'anvil_setBalance', [address, `0x${wei.toString(16)}`]);
    },
    stop,
  };
}
