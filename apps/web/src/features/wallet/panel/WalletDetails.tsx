import { useToast } from '@gli/ui';
import type { WalletState } from '@gli/wallet';
import { useLoadedWallet } from '@gli/wallet/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { useTranslations } from '@/i18n';
import { SignMessageDialog } from '../connect/SignMessageDialog.tsx';
import { MESSAGE_VISIBLE_MS, useWalletMessage, type WalletMessage } from '../connect/use-wallet-message.ts';
import { useProblemText } from '../problem-text.ts';
import type { WalletWidget } from '../use-wallet-widget.ts';
import { ProfileDialog } from './ProfileDialog.tsx';
import { WalletPanel } from './WalletPanel.tsx';

type WalletDetailsProps = {
  widget: WalletWidget;
  panelId: string;
  button: RefObject<HTMLButtonElement | null>;
};

/** The open part of the widget: the panel below its button, the message to sign, or the member's profile. */
export function WalletDetails({ widget, panelId, button }: WalletDetailsProps) {
  const { state, view, close } = widget;
  const [, navigate] = useLocation();
  const [message, notify] = useWalletMessage();
  const [isProfileOpen, setProfileOpen] = useState(false);
  useProblemToasts(state, view !== 'closed', notify);
  useRest(widget, panelId, button);

  const viewProfile = () => {
    // Returns the focus to the header button, because the button that was pressed has been removed.
    button.current?.focus();
    close();
    navigate('/mypage?tab=profile');
    setProfileOpen(true);
  };
  return (
    <>
      {view === 'closed' ? null : (
        <WalletPanel
          id={panelId}
          widget={widget}
          message={message}
          notify={notify}
          onViewProfile={viewProfile}
        />
      )}
      {createPortal(
        // Rendered outside the header, because a dialog has its own landmarks.
        <>
          <SignMessageDialog state={state} />
          <ProfileDialog open={isProfileOpen} onClose={() => setProfileOpen(false)} />
        </>,
        document.body,
      )}
    </>
  );
}

/**
 * Resets a failed connection after the display time of an error, unless the member is hovering over the panel
 * or has focused one of its buttons. Spec §4 Wallet, §9 Dropdown message timeouts
 */
function useRest(
  { state, view, close }: WalletWidget,
  panelId: string,
  button: WalletDetailsProps['button'],
) {
  const wallet = useLoadedWallet();
  const isFailed = state.status === 'disconnected' && state.problem !== null;
  useEffect(() => {
    if (!isFailed) return;
    const timer = setInterval(() => {
      const panel = document.getElementById(panelId);
      const isFocused = panel?.contains(document.activeElement) === true;
      if (panel?.matches(':hover') || (isFocused && panel !== document.activeElement)) return;
      wallet?.dismissProblem();
      if (view === 'chooser') return;
      close();
      if (isFocused) button.current?.focus();
    }, MESSAGE_VISIBLE_MS.error);
    return () => clearInterval(timer);
  }, [isFailed, wallet, view, close, panelId, button]);
}

/**
 * Reports the outcome of connecting and authenticating as a toast if the panel is closed. An open panel shows
 * it anyway.
 */
function useProblemToasts(
  state: WalletState,
  isOpen: boolean,
  notify: (message: WalletMessage) => void,
): void {
  const toast = useToast();
  const t = useTranslations();
  const problemText = useProblemText();
  const previousState = useRef<WalletState>(state);
  useEffect(() => {
    const before = previousState.current;
    previousState.current = state;
    if (state === before) return;
    if (state.status === 'disconnected') {
      if (state.problem !== null && !isOpen) toast({ tone: 'neutral', title: problemText(state.problem) });
      return;
    }
    const now = getAuthentication(state);
    const last = getAuthentication(before);
    if (now === last) return;
    if (now?.status === 'failed') {
      const { isRejection } = now.problem;
      const text = problemText(now.problem);
      if (isOpen) notify({ kind: isRejection ? 'declined' : 'error', text });
      else toast({ tone: isRejection ? 'neutral' : 'danger', title: text });
    }
    if (now?.status === 'authenticated' && last?.status === 'authenticating') {
      const text = t.walletWidget.authenticated();
      if (isOpen) notify({ kind: 'success', text });
      else toast({ tone: 'success', title: text });
    }
  }, [state, isOpen, notify, toast, t, problemText]);
}

function getAuthentication(state: WalletState) {
  return state.status === 'connected' && state.chain === 'solana' ? state.authentication : null;
}
