import { useHydrated } from '@gli/ui';
import { solanaNetworkName } from '@gli/wallet';
import { usePlatform } from '../platform.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

/** Returns the displayed name of Solana's test network, e.g. `Devnet`. Before hydration, returns the default. */
export function useNetworkName(): string {
  const { settings } = usePlatform();
  const { network } = useHydrated() ? settings : DEFAULT_SETTINGS;
  return solanaNetworkName(network);
}
