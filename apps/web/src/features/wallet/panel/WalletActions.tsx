import type { WalletState } from '@gli/wallet';
import { useWallet, useWalletChoices } from '@gli/wallet/react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import LogOut from 'lucide-react/icons/log-out';
import Unplug from 'lucide-react/icons/unplug';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useProblemText } from '../problems/problem-text.ts';
import type { WalletWidget } from '../use-wallet-widget.ts';
import { Actions, Part } from './panel.styles.ts';

type WalletActionsProps = {
  state: Extract<WalletState, { status: 'connected' }>;
  widget: WalletWidget;
  onViewProfile: () => void;
};

/** The member's profile, another wallet, and disconnecting: 'GLI logout' once authenticated. Spec §2 Wallet widget */
export function WalletActions({ state, widget, onViewProfile }: WalletActionsProps) {
  const t = useTranslations();
  const wallet = useWallet();
  const toast = useToast();
  const problemText = useProblemText();
  const choices = useWalletChoices();
  const [isLeaving, setLeaving] = useState(false);
  const isAuthenticated = state.chain === 'solana' && state.authentication.status === 'authenticated';
  const leave = async () => {
    setLeaving(true);
    const outcome = await (isAuthenticated ? wallet.logOut() : wallet.disconnect());
    setLeaving(false);
    if (outcome.status === 'failed') toast({ tone: 'neutral', title: problemText(outcome.problem) });
  };
  return (
    <Part>
      <Actions>
        <Button variant="secondary" size="sm" onClick={onViewProfile}>
          <UserRound aria-hidden />
          {t.walletWidget.viewProfile()}
        </Button>
        {choices.length > 1 ? (
          <Button variant="secondary" size="sm" onClick={widget.choose}>
            <ArrowLeftRight aria-hidden />
            {t.walletWidget.switchWallet()}
          </Button>
        ) : null}
      </Actions>
      <Button variant="ghost" size="sm" busy={isLeaving} onClick={() => void leave()}>
        {isAuthenticated ? <LogOut aria-hidden /> : <Unplug aria-hidden />}
        {isAuthenticated ? t.walletWidget.gliLogout() : t.walletWidget.disconnect()}
      </Button>
    </Part>
  );
}
