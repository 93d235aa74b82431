import { callRpc, isRecord } from '../../json-rpc.ts';
import { CODES, WalletError } from '../wallet-error.ts';

/** A wallet's network and its node. */
export type EvmChain = { readonly chainId: number; readonly rpcUrl: string };

export const toHex = (chainId: number) => `0x${chainId.toString(16)}`;

/**
 * Creates a wallet's networks and selects the first one.
 * @throws Error for an empty list
 */
export function createChains(name: string, initial: readonly EvmChain[]) {
  const known = [...initial];
  const [first] = known;
  if (!first) throw new Error(`${name} needs at least one chain. Pass the result of startEvm in \`chains\`.`);
  let current = first;
  return {
    current: () => current,
    knows: (chainId: number) => known.some((chain) => chain.chainId === chainId),
    /**
     * Selects a network.
     * @throws Error for an unknown one
     */
    choose(chainId: number): void {
      const found = known.find((chain) => chain.chainId === chainId);
      if (!found) throw new Error(`${name} has no chain ${chainId}. Add it to \`chains\`.`);
      current = found;
    },
    /**
     * Adds a network that a page described (EIP-3085).
     * @throws WalletError if its node responds with a different chain id
     */
    async add(chainId: number, description: Record<string, unknown>): Promise<void> {
      const [rpcUrl] = Array.isArray(description.rpcUrls) ? description.rpcUrls : [];
      if (typeof rpcUrl !== 'string')
        throw new WalletError(
          CODES.invalidParams,
          'Expected an array with at least one valid string HTTPS url for rpcUrls.',
        );
      const actual = await callRpc(rpcUrl, 'eth_chainId', []).catch(() => null);
      if (actual !== toHex(chainId)) {
        throw new WalletError(CODES.invalidParams, 'Chain ID returned by RPC URL does not match.');
      }
      known.push({ chainId, rpcUrl });
    },
  };
}

export type Chains = ReturnType<typeof createChains>;

/**
 * Reads the chain id and description from the parameters of EIP-3326 and EIP-3085.
 * @throws WalletError for invalid parameters
 */
export function readChain(params: unknown): { chainId: number; description: Record<string, unknown> } {
  const [description] = Array.isArray(params) ? params : [];
  if (!isRecord(description) || !/^0x[1-9a-f][0-9a-f]*$/i.test(String(description.chainId))) {
    throw new WalletError(
      CODES.invalidParams,
      "Expected 0x-prefixed, unpadded, non-zero hexadecimal string 'chainId'.",
    );
  }
  return { chainId: Number(description.chainId), description };
}
