import { useSessionState } from '@gli/session/react';
import { type RefObject, Suspense, useRef } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLoginRequired } from '../../shared/login-required.ts';
import { usePlatform } from '../../shared/platform.ts';
import { useLazyWallet } from '../../shared/wallet/lazy-wallet.ts';
import { PlainWalletButton } from './PlainWalletButton.tsx';
import { WidgetRoot } from './widget.styles.ts';
import { useWalletWidgetCode } from './widget-code.ts';

/**
 * Where the wallet widget stands, with the membership line and the auto-login box of a connected wallet. A visitor's
 * button only asks for a log-in: connecting needs an account. Spec §1 Header, §2 Wallet widget
 */
export function WalletSlot() {
  const { wallet } = usePlatform();
  const requireLogin = useLoginRequired();
  const hasWallet = useLazyWallet(wallet) !== null;
  const isMember = useSessionState().status === 'authenticated';
  const pressedAhead = useRef(false);
  if (!isMember && !hasWallet) {
    return (
      <WidgetRoot>
        <PlainWalletButton onPress={requireLogin} />
      </WidgetRoot>
    );
  }
  return (
    <ErrorBoundary FallbackComponent={Again}>
      <Suspense
        fallback={
          <WidgetRoot>
            <PlainWalletButton
              onPress={() => {
                pressedAhead.current = true;
              }}
            />
          </WidgetRoot>
        }
      >
        <Widget pressedAhead={pressedAhead} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** @param pressedAhead whether its button was pressed before its code was here */
function Widget(props: { pressedAhead: RefObject<boolean> }) {
  const WalletWidget = useWalletWidgetCode();
  return <WalletWidget {...props} />;
}

/** The widget could not be fetched: pressing the button fetches it again. */
function Again({ resetErrorBoundary }: FallbackProps) {
  return (
    <WidgetRoot>
      <PlainWalletButton onPress={resetErrorBoundary} />
    </WidgetRoot>
  );
}
