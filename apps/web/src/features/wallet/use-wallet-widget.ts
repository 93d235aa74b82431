import { useSession, useSessionState } from '@gli/session/react';
import type { Wallet, WalletChain, WalletChoice, WalletState } from '@gli/wallet';
import { useWalletState } from '@gli/wallet/react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useToast } from '../../design/feedback/toast-context.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useLoginRequired } from '../../shared/login-required.ts';
import { usePlatform } from '../../shared/platform.ts';

/** What is open below the button: the choice of a wallet, or what the wallet is and does. */
export type WalletView = 'closed' | 'chooser' | 'status';

export interface WalletWidget {
  readonly state: WalletState;
  readonly view: WalletView;
  /** Opens or closes what belongs to the state; with one wallet, or none, it connects at once. Spec §2 Wallet widget */
  readonly press: () => void;
  readonly connect: (wanted: WalletChoice | WalletChain) => void;
  readonly choose: () => void;
  readonly close: () => void;
}

/** The widget's own state beside the wallet's: what is open, closed by a click outside and by Escape. */
export function useWalletWidget(
  root: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): WalletWidget {
  const { wallet: lazyWallet } = usePlatform();
  const toast = useToast();
  const t = useTranslations();
  const state = useWalletState();
  const session = useSession();
  const requireLogin = useLoginRequired();
  const [view, setView] = useState<WalletView>('closed');
  const close = useCallback(() => setView('closed'), []);
  useDismissal(view !== 'closed', { root, button, close });
  useMembersWallet();

  // The member, or the wallet without an account, ended it: there is nothing to tell.
  const statusBefore = useRef(state.status);
  useEffect(() => {
    const hasEnded = statusBefore.current !== 'disconnected' && state.status === 'disconnected';
    statusBefore.current = state.status;
    if (hasEnded && state.problem === null) close();
  }, [state, close]);

  /** Here already for whoever is signed in, or a new tab could not be opened within the click. */
  const loadWallet = async (): Promise<Wallet | null> => {
    const wallet = await lazyWallet.load().catch(() => null);
    if (wallet !== null) return wallet;
    close();
    toast({
      tone: 'danger',
      title: t.common.loadFailedTitle(),
      description: t.common.loadFailedText(),
    });
    return null;
  };
  const connect = async (wanted: WalletChoice | WalletChain) => {
    setView('status');
    const wallet = lazyWallet.get() ?? (await loadWallet());
    const outcome = await wallet?.connect(wanted);
    if (outcome?.status !== 'login_required') return;
    close();
    requireLogin();
  };
  const connectOrChoose = async () => {
    setView('status');
    const wallet = lazyWallet.get() ?? (await loadWallet());
    if (wallet === null) return;
    const [first, ...others] = wallet.getChoices();
    if (others.length > 0) setView('chooser');
    else await connect(first ?? 'solana');
  };
  const press = () => {
    if (view !== 'closed') return close();
    if (state.status !== 'disconnected') return setView('status');
    if (session.getState().status !== 'authenticated') return requireLogin();
    void connectOrChoose();
  };
  return {
    state,
    view,
    press,
    connect: (wanted) => void connect(wanted),
    choose: () => setView('chooser'),
    close,
  };
}

/** Only a member can connect a wallet: its code comes with the first sign of one. Spec §2 Wallet widget, §6 */
function useMembersWallet(): void {
  const { wallet } = usePlatform();
  const isMember = useSessionState().status === 'authenticated';
  useEffect(() => {
    // A failure shows when the button is pressed.
    if (isMember) wallet.load().catch(() => undefined);
  }, [wallet, isMember]);
}

type Dismissal = {
  root: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  close: () => void;
};

function useDismissal(isOpen: boolean, { root, button, close }: Dismissal): void {
  useEffect(() => {
    if (!isOpen) return;
    // What is pressed or typed there is for the modal dialog above.
    const isBelowDialog = () => document.querySelector('dialog:modal') !== null;
    const pressed = ({ target }: PointerEvent) => {
      if (isBelowDialog() || (target instanceof Node && root.current?.contains(target))) return;
      close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isBelowDialog()) return;
      event.preventDefault();
      close();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', key);
    };
  }, [isOpen, root, button, close]);
}
