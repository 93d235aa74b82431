import { use } from 'react';
import type { Platform } from '../../shared/platform.ts';
import { usePlatform } from '../../shared/platform.ts';

async function fetchCode({ dictionaries, preferences }: Platform) {
  const [{ WalletDetails }, { Membership }, { PlaceholderBalances }] = await Promise.all([
    import('./panel/WalletDetails.tsx'),
    import('./connect/Membership.tsx'),
    import('./balances/PlaceholderBalances.tsx'),
    dictionaries.loadNamespaces(preferences.state.locale, ['walletWidget', 'errors']),
  ]);
  return { WalletDetails, Membership, PlaceholderBalances };
}

type WalletCode = Awaited<ReturnType<typeof fetchCode>>;

const loading = new WeakMap<Platform, Promise<WalletCode>>();

/** Fetches code and words of the widget, which the first page begins without. A failure is forgotten: the next call tries again. */
export function loadWalletCode(platform: Platform): Promise<WalletCode> {
  const known = loading.get(platform);
  if (known) return known;
  const code = fetchCode(platform).catch((error: unknown) => {
    loading.delete(platform);
    throw error;
  });
  loading.set(platform, code);
  return code;
}

/** What the widget opens; suspends until code and words have been fetched once. */
export function useWalletCode(): WalletCode {
  return use(loadWalletCode(usePlatform()));
}
