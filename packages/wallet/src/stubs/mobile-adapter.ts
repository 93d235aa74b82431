/**
 * Replaces `@solana-mobile/wallet-adapter-mobile` through `walletAliases`. wallet-adapter-react creates one of its adapters in
 * Android browsers without a wallet; this one is unsupported, so wallet-adapter-react ignores it.
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

const noop = () => ({});

export {
  noop as createDefaultAddressSelector,
  noop as createDefaultAuthorizationResultCache,
  noop as createDefaultWalletNotFoundHandler,
};
