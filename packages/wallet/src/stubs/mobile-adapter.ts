/**
 * Replaces `@solana-mobile/wallet-adapter-mobile` through `walletAliases`. In Android browsers without a
 * wallet, wallet-adapter-react creates this adapter, but ignores it because it reports itself as unsupported.
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
