import type { PlaceholderTokens, WalletState } from '@gli/wallet';
import { useWalletState } from '@gli/wallet/react';

/** What the balance panel can show of the connected wallet. */
export type ConnectedWallet =
  /** The member's own: the platform knows what it holds. */
  | { readonly status: 'authenticated'; readonly address: string }
  /** Connected, and not proven yet: the platform tells nothing of it. */
  | { readonly status: 'unproven' }
  | { readonly status: 'placeholders'; readonly tokens: PlaceholderTokens };

/** The wallet whose balances the sidebar shows; null while none is connected. Spec §2 Shell */
export function useConnectedWallet(): ConnectedWallet | null {
  return connectedWallet(useWalletState());
}

function connectedWallet(state: WalletState): ConnectedWallet | null {
  if (state.status !== 'connected') return null;
  if (state.chain === 'evm') return { status: 'placeholders', tokens: state.tokens };
  return state.authentication.status === 'authenticated'
    ? { status: 'authenticated', address: state.address }
    : { status: 'unproven' };
}
