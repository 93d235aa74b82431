import { useSession, useSessionState } from '@gli/session/react';
import { useDismissal, useToast } from '@gli/ui';
import type { Wallet, WalletChain, WalletChoice, WalletState } from '@gli/wallet';
import { useWalletState } from '@gli/wallet/react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLoginRequired, usePlatform } from '@/data';
import { useTranslations } from '@/i18n';

/** The open part below the button: the choice of wallets or the wallet's status. */
export type WalletView = 'closed' | 'chooser' | 'status';

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
  const { wallet: lazyWallet } = usePlatform();
  const toast = useToast();
  const t = useTranslations();
  const state = useWalletState();
  const session = useSession();
  const requireLogin = useLoginRequired();
  const [view, setView] = useState<WalletView>('closed');
  const close = useCallback(() => setView('closed'), []);
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

  /**
   * Returns the wallet. Members have it loaded in advance, because browsers block tabs that open long after a
   * click.
   */
  const loadWallet = async (): Promise<Wallet | null> => {
    const wallet = await lazyWallet.load().catch(() => null);
    if (wallet !== null) return wallet;
    close();
    toast({ tone: 'danger', title: t.common.loadFailedTitle(), description: t.common.loadFailedText() });
    return null;
  };
  const connect = async (target: WalletChoice | WalletChain) => {
    setView('status');
    const wallet = lazyWallet.get() ?? (await loadWallet());
    const outcome = await wallet?.connect(target);
    if (outcome?.status !== 'login_required') return;
    close();
    requireLogin('wallet');
  };
  const connectOrChoose = (choices: readonly WalletChoice[], chain: WalletChain) => {
    if (choices.length > 1) setView('chooser');
    else void connect(choices[0] ?? chain);
  };
  const open = async () => {
    setView('status');
    const wallet = lazyWallet.get() ?? (await loadWallet());
    if (wallet !== null) connectOrChoose(wallet.getChoices(), 'solana');
  };
  const press = () => {
    if (view !== 'closed') return close();
    if (state.status !== 'disconnected') return setView('status');
    if (session.getState().status !== 'authenticated') return requireLogin('wallet');
    void open();
  };
  return {
    state,
    view,
    press,
    connect: (target) => void connect(target),
    connectOrChoose,
    choose: () => setView('chooser'),
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
