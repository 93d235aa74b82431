import { Connection, LAMPORTS_PER_SOL, PublicKey } from '@solana/web3.js';
import type { WalletProblem } from '../problem.ts';
import { COMMITMENT, DEVNET_ENDPOINT } from '../solana/devnet.ts';
import { airdropProblem } from './airdrop-problem.ts';
import { confirmSignature } from './confirm-signature.ts';

/** What one airdrop gives, in SOL. Spec §9 Airdrop */
export const AIRDROP_SOL = 2;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Asks Devnet's faucet for 2 SOL and waits until they are confirmed. On 429 web3.js asks five times in all. Gives what
 * went wrong, or null. Spec §4 Airdrop, §7
 *
 * @param address base58
 * @throws the signal's reason when stopped
 */
export async function requestAirdrop(address: string, stopped: AbortSignal): Promise<WalletProblem | null> {
  const connection = new Connection(DEVNET_ENDPOINT, COMMITMENT);
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
