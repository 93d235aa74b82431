/**
 * Stands in for `@solana-mobile/wallet-adapter-mobile`, by `walletAliases`. wallet-adapter-react makes one of its
 * adapters in Android browsers without any wallet; this one is unsupported, which wallet-adapter-react leaves out.
 */
export const SolanaMobileWalletAdapterWalletName = 'Mobile Wallet Adapter';

export class SolanaMobileWalletAdapter {
  readonly name = SolanaMobileWalletAdapterWalletName;
  readonly readyState = 'Unsupported';
  readonly connected = false;
  on(): this {
    return this;
  }
  off(): this {
    return this;
  }
}

const nothing = () => ({});

export {
  nothing as createDefaultAddressSelector,
  nothing as createDefaultAuthorizationResultCache,
  nothing as createDefaultWalletNotFoundHandler,
};
