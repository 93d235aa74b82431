import { useSessionState } from '@gli/session/react';
import { WalletBridge } from '@gli/wallet/react';
import Wallet from 'lucide-react/icons/wallet';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { buttonStyle } from '../../design/controls/button-style.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { lazyModule } from '../../shared/loading/lazy-module.ts';
import { useLoginRequired } from '../../shared/login-required.ts';
import { usePlatform } from '../../shared/platform.ts';
import { type LazyWallet, useLazyWallet } from '../../shared/wallet/lazy-wallet.ts';
import { PROVIDER_NAMES } from './provider-names.ts';
import { Label, Trigger, WidgetRoot } from './widget.styles.ts';

/** The Solana side of the wallet, once there is a wallet. */
export function Bridge({ wallet: lazyWallet }: { wallet: LazyWallet }) {
  const wallet = useLazyWallet(lazyWallet);
  return wallet === null ? null : <WalletBridge wallet={wallet} />;
}

/** Only a member can use the widget, so its code is loaded for members. */
const widgetCode = lazyModule(() => import('./WalletWidget.tsx'));

/**
 * The header's slot for the wallet widget, with the membership line and the auto-login box of a connected wallet. A
 * visitor's button only asks for a login: connecting needs an account. Spec §1 Header, §2 Wallet widget
 */
export function WalletSlot() {
  const { wallet } = usePlatform();
  const requireLogin = useLoginRequired();
  const hasWallet = useLazyWallet(wallet) !== null;
  const isMember = useSessionState().status === 'authenticated';
  const isPressedEarly = useRef(false);
  if (!isMember && !hasWallet) return <PlainWalletButton onPress={requireLogin} />;
  const pressEarly = () => {
    isPressedEarly.current = true;
  };
  return (
    // If the widget could not be loaded, pressing the button loads it again.
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => <PlainWalletButton onPress={resetErrorBoundary} />}
    >
      <Suspense fallback={<PlainWalletButton onPress={pressEarly} />}>
        <Widget isPressedEarly={isPressedEarly} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** @param isPressedEarly whether the button was pressed before the widget's code was loaded */
function Widget(props: { isPressedEarly: RefObject<boolean> }) {
  const { WalletWidget } = widgetCode.useModule();
  return <WalletWidget {...props} />;
}

const buttonClass = String(buttonStyle({ variant: 'secondary', size: 'sm' }));

const noop = () => {};
const once = { once: true };

/** The name of the installed wallet; it is looked for when the visitor moves, touches or tabs for the first time. */
function useInstalledName(): string | null {
  const [name, setName] = useState<string | null>(PROVIDER_NAMES.solana);
  useEffect(() => {
    const look = () => import('./visitor-wallets.ts').then(({ follow }) => follow(setName), noop);
    addEventListener('pointerover', look, once);
    addEventListener('focusin', look, once);
  }, []);
  return name;
}

/** The wallet's button while there is no wallet. Spec §2 Wallet widget, disconnected */
function PlainWalletButton({ onPress }: { onPress: () => void }) {
  const { shell } = useTranslations();
  const name = useInstalledName();
  return (
    <WidgetRoot data-session="">
      <Trigger
        type="button"
        className={buttonClass}
        aria-label={name === null ? shell.connectAnyWallet() : shell.connectNamedWallet({ name })}
        data-guide="wallet"
        aria-haspopup="dialog"
        aria-expanded={false}
        onClick={onPress}
      >
        <Wallet aria-hidden />
        <Label>{name ?? shell.connectAnyWallet()}</Label>
      </Trigger>
    </WidgetRoot>
  );
}
