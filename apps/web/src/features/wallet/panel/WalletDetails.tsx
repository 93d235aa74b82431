import { type RefObject, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import type { AutoLogin } from '../connect/Membership.tsx';
import { SignMessageDialog } from '../connect/SignMessageDialog.tsx';
import { useWalletMessage } from '../connect/use-wallet-message.ts';
import { useProblemToasts } from '../problems/use-problem-toasts.ts';
import type { WalletWidget } from '../use-wallet-widget.ts';
import { ProfileDialog } from './ProfileDialog.tsx';
import { WalletPanel } from './WalletPanel.tsx';

type WalletDetailsProps = {
  widget: WalletWidget;
  panelId: string;
  autoLogin: AutoLogin;
  /** The widget's button in the header. */
  button: RefObject<HTMLButtonElement | null>;
};

/** What the widget opens: the panel below its button, the message before it is signed, the member's profile. */
export function WalletDetails({ widget, panelId, autoLogin, button }: WalletDetailsProps) {
  const { state, view, close } = widget;
  const [, navigate] = useLocation();
  const [message, showMessage] = useWalletMessage();
  const [isProfileOpen, setProfileOpen] = useState(false);
  const closeProfile = useCallback(() => setProfileOpen(false), []);
  useProblemToasts(state, view !== 'closed', showMessage);

  const viewProfile = () => {
    // The dialog returns the focus to the button: the pressed one is gone by then.
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
          showMessage={showMessage}
          autoLogin={autoLogin}
          onViewProfile={viewProfile}
        />
      )}
      {createPortal(
        // Outside of the header: a dialog has its own landmarks.
        <>
          <SignMessageDialog state={state} />
          <ProfileDialog open={isProfileOpen} onClose={closeProfile} />
        </>,
        document.body,
      )}
    </>
  );
}
