import { solanaNetworkName } from '@gli/wallet';
import { usePlatform } from '../platform.ts';

/** Name of Solana's test network as members read it: `Devnet`. */
export function useNetworkName(): string {
  return solanaNetworkName(usePlatform().settings.network);
}
