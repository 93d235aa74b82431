import { useLayoutEffect, useRef } from 'react';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { type AutoLogin, AutoLoginBox } from '../connect/AutoLoginBox.tsx';
import { Connecting } from '../connect/Connecting.tsx';
import { Disconnected } from '../connect/Disconnected.tsx';
import type { WalletMessage } from '../connect/use-wallet-message.ts';
import { WalletChooser } from '../connect/WalletChooser.tsx';
import type { WalletWidget } from '../use-wallet-widget.ts';
import { EvmWallet } from './EvmWallet.tsx';
import { Message, MessageSlot, Panel, Part } from './panel.styles.ts';
import { SolanaWallet } from './SolanaWallet.tsx';
import { WalletActions } from './WalletActions.tsx';

// Where the header has room the box stands there.
const AutoLoginPart = styled(Part, { paddingBlock: '$1', '@bp3': { display: 'none' } });

const TONES = {
  success: 'success',
  copied: 'success',
  error: 'error',
  copyFailed: 'error',
  declined: 'neutral',
} as const satisfies Record<WalletMessage['kind'], string>;

type WalletPanelProps = {
  id: string;
  widget: WalletWidget;
  message: WalletMessage | null;
  tell: (message: WalletMessage) => void;
  autoLogin: AutoLogin;
  onViewProfile: () => void;
};

/** The panel below the button: the choice of a wallet, its connection, or the connected one. Spec §2 Wallet widget */
export function WalletPanel({ id, widget, message, tell, autoLogin, onViewProfile }: WalletPanelProps) {
  const t = useTranslations();
  const panel = useRef<HTMLDivElement>(null);
  const { state, view } = widget;
  const content = view === 'chooser' ? view : state.status;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content took what had the focus away with it.
  useLayoutEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });
  }, [content]);
  return (
    <Panel ref={panel} id={id} role="dialog" aria-label={t.shell.wallet()} tabIndex={-1}>
      <MessageSlot role="status">
        {message === null ? null : <Message tone={TONES[message.kind]}>{message.text}</Message>}
      </MessageSlot>
      <Content widget={widget} tell={tell} autoLogin={autoLogin} onViewProfile={onViewProfile} />
    </Panel>
  );
}

type ContentProps = Omit<WalletPanelProps, 'id' | 'message'>;

function Content({ widget, tell, autoLogin, onViewProfile }: ContentProps) {
  const { state, view } = widget;
  if (view === 'chooser') return <WalletChooser onChoose={widget.connect} />;
  switch (state.status) {
    case 'disconnected':
      return state.problem === null ? null : <Disconnected problem={state.problem} widget={widget} />;
    case 'connecting':
      return <Connecting state={state} />;
    case 'connected':
      return (
        <>
          {state.chain === 'solana' ? (
            <SolanaWallet state={state} tell={tell} />
          ) : (
            <EvmWallet state={state} tell={tell} widget={widget} />
          )}
          <WalletActions state={state} widget={widget} onViewProfile={onViewProfile} />
          <AutoLoginPart>
            <AutoLoginBox where="panel" {...autoLogin} />
          </AutoLoginPart>
        </>
      );
  }
}
