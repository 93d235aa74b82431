import { maskWalletAddress } from '@gli/validation';
import { PROVIDER_NAMES, type WalletChoice, type WalletState } from '@gli/wallet';

/** Label of the header's button. Spec §2 Wallet widget */
export type WalletLabel =
  /** `name` is null if there are several wallets to choose from, or if the only wallet has no name. */
  | { readonly kind: 'connect'; readonly name: string | null }
  | { readonly kind: 'connecting' | 'authenticating' | 'unauthenticated' }
  /** Label of an Ethereum-style wallet, which is never authenticated. */
  | { readonly kind: 'address'; readonly text: string }
  | { readonly kind: 'member'; readonly text: string };

/** Returns the button's label: the name of an authenticated member, otherwise the short address. */
export function walletLabel(
  state: WalletState,
  choices: readonly WalletChoice[],
  memberName: string,
): WalletLabel {
  switch (state.status) {
    case 'disconnected':
      return { kind: 'connect', name: connectName(choices) };
    case 'connecting':
      return { kind: 'connecting' };
    case 'connected': {
      const short = maskWalletAddress(state.address);
      if (state.chain === 'evm') return { kind: 'address', text: short };
      switch (state.authentication.status) {
        case 'authenticated':
          return { kind: 'member', text: memberName.trim() || short };
        case 'preparing':
        case 'authenticating':
          return { kind: 'authenticating' };
        default:
          return { kind: 'unauthenticated' };
      }
    }
  }
}

/**
 * Returns the wallet name on the button while no wallet is connected. If the browser has no wallet, the name is
 * a provider's, whose site the button opens. Spec §4 Wallet
 */
export function connectName([first, ...others]: readonly WalletChoice[]): string | null {
  if (first === undefined) return PROVIDER_NAMES.solana;
  return others.length === 0 ? first.name : null;
}
