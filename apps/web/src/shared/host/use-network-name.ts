import { solanaNetworkName } from '@gli/wallet';
import { useHydrated } from '@/design';
import { usePlatform } from '../platform.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

/** Name of Solana's test network as members read it: `Devnet`. Prerendered pages have the default until they are hydrated. */
export function useNetworkName(): string {
  const { settings } = usePlatform();
  const { network } = useHydrated() ? settings : DEFAULT_SETTINGS;
  return solanaNetworkName(network);
}
