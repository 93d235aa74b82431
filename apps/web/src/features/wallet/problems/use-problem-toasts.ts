import type { WalletState } from '@gli/wallet';
import { useEffect, useRef } from 'react';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import type { WalletMessage } from '../connect/use-wallet-message.ts';
import { useProblemText } from './use-problem-text.ts';

type Telling = {
  isOpen: boolean;
  /** Puts a message into the panel. */
  tell: (message: WalletMessage) => void;
};

/**
 * Tells what came of connection and authentication: in the panel while it is open, else by a toast. A lost connection
 * stands in the open panel by itself.
 */
export function useProblemToasts(state: WalletState, { isOpen, tell }: Telling): void {
  const toast = useToast();
  const t = useTranslations();
  const problemText = useProblemText();
  const told = useRef<WalletState>(state);
  useEffect(() => {
    const before = told.current;
    told.current = state;
    if (state === before) return;
    if (state.status === 'disconnected') {
      if (state.problem !== null && !isOpen) toast({ tone: 'neutral', title: problemText(state.problem) });
      return;
    }
    const now = authenticationOf(state);
    const last = authenticationOf(before);
    if (now === last) return;
    if (now?.status === 'failed') {
      const text = problemText(now.problem);
      if (isOpen) tell({ kind: now.problem.isRefusal ? 'declined' : 'error', text });
      else toast({ tone: now.problem.isRefusal ? 'neutral' : 'danger', title: text });
    }
    if (now?.status === 'authenticated' && last?.status === 'authenticating') {
      const text = t.walletWidget.authenticated();
      if (isOpen) tell({ kind: 'success', text });
      else toast({ tone: 'success', title: text });
    }
  }, [state, isOpen, tell, toast, t, problemText]);
}

function authenticationOf(state: WalletState) {
  return state.status === 'connected' && state.chain === 'solana' ? state.authentication : null;
}
