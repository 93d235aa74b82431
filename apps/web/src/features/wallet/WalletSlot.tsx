import { Wallet } from '@gli/ui/icons';
import { PROVIDER_NAMES } from '@gli/wallet';
import { WalletBridge } from '@gli/wallet/react';
import { useEffect, useState } from 'react';
import { type LazyWallet, useLazyWallet, useLoginRequired, useMember, usePlatform } from '@/data';
import { useTranslations } from '@/i18n';
import { WalletWidget } from './WalletWidget.tsx';
import { buttonClass, Label, Trigger, WidgetRoot } from './widget.styles.ts';

/** Connects React to the Solana wallet once the wallet has loaded. */
export function Bridge({ wallet: lazyWallet }: { wallet: LazyWallet }) {
  const wallet = useLazyWallet(lazyWallet);
  return wallet === null ? null : <WalletBridge wallet={wallet} />;
}

/**
 * The header's slot for the wallet widget, with a connected wallet's membership line and auto-login box. A
 * visitor's button only asks for a login, because connecting requires an account. Spec §1 Header, §2 Wallet
 * widget
 */
export function WalletSlot() {
  const { wallet } = usePlatform();
  const requireLogin = useLoginRequired();
  const hasWallet = useLazyWallet(wallet) !== null;
  const isMember = useMember() !== null;
  return isMember || hasWallet ? (
    <WalletWidget />
  ) : (
    <PlainWalletButton onPress={() => requireLogin('wallet')} />
  );
}

const noop = () => {};

/** Returns the name of the installed wallet. Detection starts on the first pointer movement, touch or focus. */
function useInstalledName(): string | null {
  const [name, setName] = useState<string | null>(PROVIDER_NAMES.solana);
  useEffect(() => {
    const look = () => import('./visitor-wallets.ts').then(({ follow }) => follow(setName), noop);
    const controller = new AbortController();
    const options = { once: true, signal: controller.signal };
    addEventListener('pointerover', look, options);
    addEventListener('focusin', look, options);
    return () => controller.abort();
  }, []);
  return name;
}

/** A visitor's wallet button, shown before the wallet code has loaded. Spec §2 Wallet widget, disconnected */
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
