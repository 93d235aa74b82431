import type { WalletState } from '@gli/wallet';
import { useEffect, useRef } from 'react';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import type { WalletMessage } from '../connect/use-wallet-message.ts';
import { useProblemText } from './problem-text.ts';

/**
 * Shows the outcome of connection and authentication: in the panel while it is open, else as a toast. The open panel
 * shows a lost connection anyway.
 */
export function useProblemToasts(
  state: WalletState,
  isOpen: boolean,
  showMessage: (message: WalletMessage) => void,
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
    const now = authenticationOf(state);
    const last = authenticationOf(before);
    if (now === last) return;
    if (now?.status === 'failed') {
      const { isRefusal } = now.problem;
      const text = problemText(now.problem);
      if (isOpen) showMessage({ kind: isRefusal ? 'declined' : 'error', text });
      else toast({ tone: isRefusal ? 'neutral' : 'danger', title: text });
    }
    if (now?.status === 'authenticated' && last?.status === 'authenticating') {
      const text = t.walletWidget.authenticated();
      if (isOpen) showMessage({ kind: 'success', text });
      else toast({ tone: 'success', title: text });
    }
  }, [state, isOpen, showMessage, toast, t, problemText]);
}

function authenticationOf(state: WalletState) {
  return state.status === 'connected' && state.chain === 'solana' ? state.authentication : null;
}
