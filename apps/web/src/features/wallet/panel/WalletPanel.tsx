import { PROVIDER_PAGES, type WalletProblem, type WalletState } from '@gli/wallet';
import { useWallet, useWalletChoices } from '@gli/wallet/react';
import ExternalLink from 'lucide-react/icons/external-link';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { type AutoLogin, AutoLoginBox } from '../connect/Membership.tsx';
import type { WalletMessage } from '../connect/use-wallet-message.ts';
import { WalletChooser } from '../connect/WalletChooser.tsx';
import { useProblemText } from '../problems/problem-text.ts';
import { PROVIDER_NAMES } from '../provider-names.ts';
import type { WalletWidget } from '../use-wallet-widget.ts';
import { EvmWallet } from './EvmWallet.tsx';
import { Line, Message, MessageSlot, Name, Note, Panel, Part, Texts } from './panel.styles.ts';
import { SolanaWallet } from './SolanaWallet.tsx';
import { WalletActions } from './WalletActions.tsx';
import { WalletIcon } from './WalletIdentity.tsx';

// Where the header is wide enough the box is there.
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
  showMessage: (message: WalletMessage) => void;
  autoLogin: AutoLogin;
  onViewProfile: () => void;
};

/** The panel below the button: the choice of a wallet, its connection, or the connected one. Spec §2 Wallet widget */
export function WalletPanel({
  id,
  widget,
  message,
  showMessage,
  autoLogin,
  onViewProfile,
}: WalletPanelProps) {
  const t = useTranslations();
  const panel = useRef<HTMLDivElement>(null);
  const { state, view } = widget;
  const content = view === 'chooser' ? view : state.status;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focused element went away with the previous content.
  useLayoutEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });
  }, [content]);
  return (
    <Panel ref={panel} id={id} role="dialog" aria-label={t.shell.wallet()} tabIndex={-1}>
      <MessageSlot role="status">
        {message === null ? null : <Message tone={TONES[message.kind]}>{message.text}</Message>}
      </MessageSlot>
      <Content
        widget={widget}
        showMessage={showMessage}
        autoLogin={autoLogin}
        onViewProfile={onViewProfile}
      />
    </Panel>
  );
}

type ContentProps = Omit<WalletPanelProps, 'id' | 'message'>;

function Content({ widget, showMessage, autoLogin, onViewProfile }: ContentProps) {
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
            <SolanaWallet state={state} showMessage={showMessage} />
          ) : (
            <EvmWallet state={state} showMessage={showMessage} widget={widget} />
          )}
          <WalletActions state={state} widget={widget} onViewProfile={onViewProfile} />
          <AutoLoginPart>
            <AutoLoginBox where="panel" {...autoLogin} />
          </AutoLoginPart>
        </>
      );
  }
}

/** The wallet asks for approval; the member may cancel. Spec §4 Wallet */
function Connecting({ state }: { state: Extract<WalletState, { status: 'connecting' }> }) {
  const t = useTranslations();
  const wallet = useWallet();
  const name = state.choice.name ?? t.walletWidget.namelessWallet();
  return (
    <Part>
      <Line>
        <WalletIcon choice={state.choice} />
        <Texts>
          <Name>{t.walletWidget.connectingTitle()}</Name>
          <Note role="status">
            {state.isSilent ? t.walletWidget.restoring() : t.walletWidget.approveConnection({ name })}
          </Note>
        </Texts>
      </Line>
      <Button variant="secondary" size="sm" onClick={() => void wallet.disconnect()}>
        {t.common.cancel()}
      </Button>
    </Part>
  );
}

/** Why the wallet is not connected, and what can be done about it. Spec §4 Wallet, §8 */
function Disconnected({ problem, widget }: { problem: WalletProblem; widget: WalletWidget }) {
  const t = useTranslations();
  const problemText = useProblemText();
  const choices = useWalletChoices();
  const { chain } = problem;
  const isMissing = problem.kind === 'not_installed' || problem.kind === 'not_ready';
  return (
    <Part>
      <Name>{t.walletWidget.disconnectedTitle()}</Name>
      <Note role={problem.isRefusal ? 'status' : 'alert'}>{problemText(problem)}</Note>
      {isMissing ? (
        <LinkButton
          size="sm"
          variant="secondary"
          href={PROVIDER_PAGES[chain]}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t.walletWidget.openProvider({ name: PROVIDER_NAMES[chain] })}
          <ExternalLink aria-hidden />
          <VisuallyHidden>{t.common.opensInNewTab()}</VisuallyHidden>
        </LinkButton>
      ) : (
        <Button size="sm" onClick={() => widget.connectOrChoose(choices, chain)}>
          {t.common.retry()}
        </Button>
      )}
    </Part>
  );
}
