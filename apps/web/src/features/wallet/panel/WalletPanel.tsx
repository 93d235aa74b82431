import { Button, Grid, Note, Subheading, useToast } from '@gli/ui';
import { ArrowLeftRight, LogOut, Unplug, UserRound } from '@gli/ui/icons';
import { PROVIDER_NAMES, type WalletProblem, type WalletState } from '@gli/wallet';
import { useWallet, useWalletChoices } from '@gli/wallet/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from '@/i18n';
import type { WalletMessage } from '../connect/use-wallet-message.ts';
import { WalletChooser } from '../connect/WalletChooser.tsx';
import { ProviderLink } from '../ProviderLink.tsx';
import { useProblemText } from '../problem-text.ts';
import type { WalletWidget } from '../use-wallet-widget.ts';
import { EvmWallet } from './EvmWallet.tsx';
import { Message, MessageSlot, Panel, PanelPart } from './panel.styles.ts';
import { SolanaWallet } from './SolanaWallet.tsx';
import { WalletHead } from './WalletIdentity.tsx';

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
  notify: (message: WalletMessage) => void;
  onViewProfile: () => void;
};

/**
 * Panel below the button: the choice of wallets, the connection in progress, or the connected wallet. Spec §2
 * Wallet widget
 */
export function WalletPanel({ id, message, ...content }: WalletPanelProps) {
  const t = useTranslations();
  const panel = useRef<HTMLDivElement>(null);
  const { state, view } = content.widget;
  const shown = view === 'chooser' ? view : state.status;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the previous content contained the focused element.
  useLayoutEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <Panel ref={panel} id={id} role="dialog" aria-label={t.shell.wallet()} tabIndex={-1}>
      <MessageSlot role="status">
        {message === null ? null : <Message tone={TONES[message.kind]}>{message.text}</Message>}
      </MessageSlot>
      <Content {...content} />
    </Panel>
  );
}

type ContentProps = Omit<WalletPanelProps, 'id' | 'message'>;

function Content({ widget, notify, onViewProfile }: ContentProps) {
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
            <SolanaWallet state={state} notify={notify} />
          ) : (
            <EvmWallet state={state} notify={notify} widget={widget} />
          )}
          <WalletActions state={state} widget={widget} onViewProfile={onViewProfile} />
        </>
      );
  }
}

/** Shown while the wallet asks for approval. The member can cancel. Spec §4 Wallet */
function Connecting({ state }: { state: Extract<WalletState, { status: 'connecting' }> }) {
  const t = useTranslations();
  const wallet = useWallet();
  const name = state.choice.name ?? t.walletWidget.namelessWallet();
  return (
    <PanelPart>
      <WalletHead choice={state.choice} title={t.walletWidget.connectingTitle()}>
        <Note role="status">
          {state.isSilent ? t.walletWidget.restoring() : t.walletWidget.approveConnection({ name })}
        </Note>
      </WalletHead>
      <Button variant="secondary" size="sm" onClick={() => void wallet.disconnect()}>
        {t.common.cancel()}
      </Button>
    </PanelPart>
  );
}

/** The reason why the connection failed, and the next step. Spec §4 Wallet, §8 */
function Disconnected({ problem, widget }: { problem: WalletProblem; widget: WalletWidget }) {
  const t = useTranslations();
  const problemText = useProblemText();
  const choices = useWalletChoices();
  const { chain } = problem;
  const isMissing = problem.kind === 'not_installed' || problem.kind === 'not_ready';
  return (
    <PanelPart>
      <Subheading as="h2">{t.walletWidget.disconnectedTitle()}</Subheading>
      <Note role={problem.isRejection ? 'status' : 'alert'}>{problemText(problem)}</Note>
      {isMissing ? (
        <ProviderLink chain={chain}>
          {t.walletWidget.openProvider({ name: PROVIDER_NAMES[chain] })}
        </ProviderLink>
      ) : (
        <Button size="sm" onClick={() => widget.connectOrChoose(choices, chain)}>
          {t.common.retry()}
        </Button>
      )}
    </PanelPart>
  );
}

type WalletActionsProps = {
  state: Extract<WalletState, { status: 'connected' }>;
  widget: WalletWidget;
  onViewProfile: () => void;
};

/**
 * Buttons to view the profile, change the wallet, and disconnect ('GLI logout' if authenticated). Spec §2 Wallet widget
 */
function WalletActions({ state, widget, onViewProfile }: WalletActionsProps) {
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
    <PanelPart>
      <Grid min="fields" gap="sm">
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
      </Grid>
      <Button variant="ghost" size="sm" busy={isLeaving} onClick={() => void leave()}>
        {isAuthenticated ? <LogOut aria-hidden /> : <Unplug aria-hidden />}
        {isAuthenticated ? t.walletWidget.gliLogout() : t.walletWidget.disconnect()}
      </Button>
    </PanelPart>
  );
}
