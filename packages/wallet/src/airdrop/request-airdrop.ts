import { Connection, LAMPORTS_PER_SOL, PublicKey } from '@solana/web3.js';
import type { WalletProblem } from '../problem.ts';
import { COMMITMENT, getEndpoint, type SolanaNetwork } from '../solana/network.ts';
import { airdropProblem } from './airdrop-action.ts';
import { confirmSignature } from './confirm-signature.ts';

/** SOL per airdrop. Spec §9 Airdrop */
export const AIRDROP_SOL = 2;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Requests 2 SOL from a test network's faucet and waits for confirmation. On a 429, web3.js sends up to five requests
 * in total. Returns the problem, or null. Spec §4 Airdrop, §7
 *
 * @param address base58
 * @throws the signal's reason when aborted
 */
export async function requestAirdrop(
  network: SolanaNetwork,
  address: string,
  stopped: AbortSignal,
): Promise<WalletProblem | null> {
  const connection = new Connection(getEndpoint(network), COMMITMENT);
  try {
    const signature = await connection.requestAirdrop(new PublicKey(address), AIRDROP_SOL * LAMPORTS_PER_SOL);
    const { lastValidBlockHeight } = await connection.getLatestBlockhash(COMMITMENT);
    await confirmSignature(connection, { signature, lastValidBlockHeight, sleep, stopped });
    return null;
  } catch (error) {
    stopped.throwIfAborted();
    return airdropProblem(error);
  }
}
