import { useSessionState } from '@gli/session/react';
import type { WalletState } from '@gli/wallet';
import { useWalletChoices } from '@gli/wallet/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Wallet from 'lucide-react/icons/wallet';
import type { Ref } from 'react';
import { buttonStyle } from '../../design/controls/button-style.ts';
import { Spinner } from '../../design/feedback/Spinner.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { Dot, Picture } from './mark.styles.ts';
import { type WalletLabel, walletLabel } from './wallet-label.ts';
import * as Part from './widget.styles.ts';

const look = buttonStyle({ variant: 'secondary', size: 'sm' });

type WalletButtonProps = {
  state: WalletState;
  isOpen: boolean;
  panelId: string;
  /** The member points at it, or reaches it: what it opens may be fetched. */
  onApproach: () => void;
  onPress: () => void;
  ref: Ref<HTMLButtonElement>;
};

/** The wallet's button in the header; on phones its picture alone. Spec §2 Wallet widget */
export function WalletButton({ state, isOpen, panelId, onApproach, onPress, ref }: WalletButtonProps) {
  const session = useSessionState();
  const choices = useWalletChoices();
  const memberName = session.status === 'authenticated' ? session.user.name : '';
  const label = walletLabel(state, choices, memberName);
  const [text, name] = useLabelWords(label);
  const isBusy = label.kind === 'connecting' || label.kind === 'authenticating';
  return (
    <Part.Trigger
      ref={ref}
      type="button"
      className={String(look)}
      aria-label={name}
      data-guide="wallet"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      aria-busy={isBusy || undefined}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={onPress}
    >
      {isBusy ? <Spinner aria-hidden /> : <WalletPicture state={state} />}
      <Part.Label>{text}</Part.Label>
      {label.kind === 'member' ? <Dot tone="success" aria-hidden /> : null}
      {label.kind === 'unauthenticated' ? <Dot tone="warning" aria-hidden /> : null}
      {state.status === 'connected' ? (
        <Part.Label aria-hidden>
          <ChevronDown />
        </Part.Label>
      ) : null}
    </Part.Trigger>
  );
}

function WalletPicture({ state }: { state: WalletState }) {
  const icon = state.status === 'connected' ? state.choice.icon : null;
  return icon === null ? <Wallet aria-hidden /> : <Picture size="sm" src={icon} alt="" />;
}

/** What is seen, and the name that a screen reader says, which has it in it. */
function useLabelWords(label: WalletLabel): readonly [text: string, name: string] {
  const { shell } = useTranslations();
  const wallet = (text: string) => [text, shell.walletButton({ label: text })] as const;
  switch (label.kind) {
    case 'connect':
      return label.name === null
        ? [shell.connectAnyWallet(), shell.connectAnyWallet()]
        : [label.name, shell.connectNamedWallet({ name: label.name })];
    case 'connecting':
      return wallet(shell.walletConnecting());
    case 'authenticating':
      return wallet(shell.walletAuthenticating());
    case 'unauthenticated':
      return wallet(shell.walletUnauthenticated());
    case 'member':
      return wallet(label.text);
  }
}
