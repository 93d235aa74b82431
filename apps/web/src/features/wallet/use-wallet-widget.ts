import { useSessionState } from '@gli/session/react';
import { useDismissal } from '@gli/ui';
import type { WalletChain, WalletChoice, WalletState } from '@gli/wallet';
import { useWalletState } from '@gli/wallet/react';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { usePlatform } from '@/data';
import { useWalletConnection } from './use-open-wallet.ts';
import { useWalletView, type WalletView } from './WalletViewProvider.tsx';

export type WalletWidget = {
  readonly state: WalletState;
  readonly view: WalletView;
  /** Toggles the panel. If nothing is connected, connects the only wallet or opens the choice. Spec §2 Wallet widget */
  readonly press: () => void;
  readonly connect: (target: WalletChoice | WalletChain) => void;
  /**
   * Connects the only wallet. If there are several, opens the choice. If there is none, passes the chain to
   * `connect`.
   */
  readonly connectOrChoose: (choices: readonly WalletChoice[], chain: WalletChain) => void;
  readonly choose: () => void;
  readonly close: () => void;
};

/** Returns the wallet's state and the open part of the widget, which closes on Escape or a click outside. */
export function useWalletWidget(root: ElementRef, button: ElementRef): WalletWidget {
  const state = useWalletState();
  const [view, show] = useWalletView();
  const { open, connect, connectOrChoose } = useWalletConnection();
  const close = useCallback(() => show('closed'), [show]);
  useDismissal(view !== 'closed', root, (by) => {
    close();
    if (by === 'escape') button.current?.focus();
  });
  useMembersWallet();

  // Closes the panel when the connection ends, because there is nothing left to show.
  const statusBefore = useRef(state.status);
  useEffect(() => {
    const hasEnded = statusBefore.current !== 'disconnected' && state.status === 'disconnected';
    statusBefore.current = state.status;
    if (hasEnded && state.problem === null) close();
  }, [state, close]);

  return {
    state,
    view,
    press: view === 'closed' ? open : close,
    connect,
    connectOrChoose,
    choose: () => show('chooser'),
    close,
  };
}

/** Loads the wallet's code after sign-in, because only members can connect one. Spec §2 Wallet widget, §6 */
function useMembersWallet(): void {
  const { wallet } = usePlatform();
  const isMember = useSessionState().status === 'authenticated';
  useEffect(() => {
    // If loading fails, a click on the button reports it.
    if (isMember) wallet.load().catch(() => undefined);
  }, [wallet, isMember]);
}

type ElementRef = RefObject<HTMLElement | null>;
