import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useToast } from '../../design/feedback/toast-context.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Data } from '../../shared/data/Data.tsx';
import { usePlatform } from '../../shared/platform.ts';
import { useWalletWidget } from './use-wallet-widget.ts';
import { WalletButton } from './WalletButton.tsx';
import { useWalletCode, type WalletCode, walletCode } from './wallet-code.ts';
import { WidgetRoot } from './widget.styles.ts';

/** The wallet in the header; what it opens is loaded when it is needed. Spec §1 Header, §2 Wallet widget */
export function WalletWidget({ isPressedEarly }: { isPressedEarly: RefObject<boolean> }) {
  const platform = usePlatform();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const widget = useWalletWidget(root, button);
  useEffect(() => {
    if (!isPressedEarly.current) return;
    isPressedEarly.current = false;
    widget.press();
  });
  // Local and without effect, as specified (decision 6).
  const [autoLogin, setAutoLogin] = useState(false);
  const { state, view } = widget;
  const isUntouched = state.status === 'disconnected' && state.problem === null && view === 'closed';
  const autoLoginProps = { checked: autoLogin, onChange: setAutoLogin };
  return (
    <WidgetRoot ref={root}>
      {state.status === 'connected' ? (
        <WalletBoundary resetKey="">
          <Membership autoLogin={autoLoginProps} />
        </WalletBoundary>
      ) : null}
      <WalletButton
        ref={button}
        state={state}
        isOpen={view !== 'closed'}
        panelId={panelId}
        // A failure is shown by the opened panel.
        onApproach={() =>
          void walletCode(platform)
            .load()
            .catch(() => undefined)
        }
        onPress={widget.press}
      />
      {isUntouched ? null : (
        <WalletBoundary resetKey={view}>
          <Details widget={widget} panelId={panelId} autoLogin={autoLoginProps} button={button} />
        </WalletBoundary>
      )}
    </WidgetRoot>
  );
}

function Membership(props: ComponentProps<WalletCode['Membership']>) {
  const code = useWalletCode();
  return <code.Membership {...props} />;
}

function Details(props: ComponentProps<WalletCode['WalletDetails']>) {
  const code = useWalletCode();
  return (
    <Data>
      <code.WalletDetails {...props} />
    </Data>
  );
}

/** The header works without the code inside; a failure shows a toast with a button to try again. */
function WalletBoundary({ children, resetKey }: { children: ReactNode; resetKey: string }) {
  return (
    <ErrorBoundary FallbackComponent={LoadFailureToast} resetKeys={[resetKey]}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function LoadFailureToast({ resetErrorBoundary }: FallbackProps) {
  const t = useTranslations();
  const toast = useToast();
  useEffect(() => {
    toast({
      tone: 'danger',
      title: t.common.loadFailedTitle(),
      description: t.common.loadFailedText(),
      action: { label: t.common.retry(), onAction: resetErrorBoundary },
    });
  }, [toast, t, resetErrorBoundary]);
  return null;
}
