import { type LazyModule, lazyModule } from '../../shared/loading/lazy-module.ts';
import { type Platform, usePlatform } from '../../shared/platform.ts';

/** Code and translations of what the widget opens; the first page loads without them. */
async function fetchCode({ dictionaries, preferences }: Platform) {
  const [{ WalletDetails }, { Membership }, { PlaceholderBalances }] = await Promise.all([
    import('./panel/WalletDetails.tsx'),
    import('./connect/Membership.tsx'),
    import('./balances/PlaceholderBalances.tsx'),
    dictionaries.loadNamespaces(preferences.state.locale, ['walletWidget', 'errors']),
  ]);
  return { WalletDetails, Membership, PlaceholderBalances };
}

export type WalletCode = Awaited<ReturnType<typeof fetchCode>>;

const codes = new WeakMap<Platform, LazyModule<WalletCode>>();

/** The lazy module of a platform: translations are loaded into its dictionaries. */
export function walletCode(platform: Platform): LazyModule<WalletCode> {
  const code = codes.get(platform) ?? lazyModule(() => fetchCode(platform));
  codes.set(platform, code);
  return code;
}

export const useWalletCode = (): WalletCode => walletCode(usePlatform()).useModule();
