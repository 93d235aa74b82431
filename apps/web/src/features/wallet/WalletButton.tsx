import { useSessionState } from '@gli/session/react';
import { Spinner } from '@gli/ui';
import { ChevronDown, Wallet } from '@gli/ui/icons';
import type { WalletState } from '@gli/wallet';
import { useWalletChoices } from '@gli/wallet/react';
import type { Ref } from 'react';
import { useTranslations } from '@/i18n';
import { Dot, Picture, waiting } from './WalletButton.styles.ts';
import { type WalletLabel, walletLabel } from './wallet-label.ts';
import { buttonClass, Label, Trigger } from './widget.styles.ts';

type WalletButtonProps = {
  state: WalletState;
  isOpen: boolean;
  panelId: string;
  onPress: () => void;
  ref: Ref<HTMLButtonElement>;
};

/** The wallet's header button. On phones, it shows only the picture. Spec §2 Wallet widget */
export function WalletButton({ state, isOpen, panelId, onPress, ref }: WalletButtonProps) {
  const session = useSessionState();
  const choices = useWalletChoices();
  const memberName = session.status === 'authenticated' ? session.user.name : '';
  const label = walletLabel(state, choices, memberName);
  const [text, name] = useLabelTexts(label);
  const icon = state.status === 'connected' ? state.choice.icon : null;
  const isBusy = label.kind === 'connecting' || label.kind === 'authenticating';
  return (
    <Trigger
      ref={ref}
      type="button"
      className={buttonClass}
      aria-label={name}
      data-guide="wallet"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      aria-busy={isBusy || undefined}
      onClick={onPress}
    >
      {isBusy ? (
        <Spinner aria-hidden />
      ) : icon === null ? (
        <Wallet aria-hidden />
      ) : (
        <Picture size="sm" src={icon} alt="" />
      )}
      <Label css={isBusy && !isOpen ? waiting : {}}>{text}</Label>
      {label.kind === 'member' ? <Dot tone="success" aria-hidden /> : null}
      {label.kind === 'unauthenticated' ? <Dot tone="warning" aria-hidden /> : null}
      {state.status === 'connected' ? (
        <Label aria-hidden css={{ flexShrink: 0 }}>
          <ChevronDown />
        </Label>
      ) : null}
    </Trigger>
  );
}

/** Returns the label's visible text and an accessible name that contains it. */
function useLabelTexts(label: WalletLabel): readonly [text: string, name: string] {
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
    case 'address':
    case 'member':
      return wallet(label.text);
  }
}
