import { useSession } from '@gli/session/react';
import { useToast } from '@gli/ui';
import type { Wallet, WalletChain, WalletChoice } from '@gli/wallet';
import { useWalletState } from '@gli/wallet/react';
import { useLoginRequired, usePlatform } from '@/data';
import { useTranslations } from '@/i18n';
import { useWalletView } from './WalletViewProvider.tsx';

/**
 * Returns a function that opens the header's wallet: its status if it is connected, otherwise the only wallet's
 * request or the choice of wallets. Asks a visitor to log in. Spec §2 Wallet widget
 */
export function useOpenWallet(): () => void {
  return useWalletConnection().open;
}

/** Returns the ways to connect a wallet, each of which shows its progress in the header's widget. */
export function useWalletConnection() {
  const { wallet: lazyWallet } = usePlatform();
  const toast = useToast();
  const t = useTranslations();
  const state = useWalletState();
  const session = useSession();
  const requireLogin = useLoginRequired();
  const [, show] = useWalletView();

  /**
   * Returns the wallet. Members have it loaded in advance, because browsers block tabs that open long after a
   * click.
   */
  const loadWallet = async (): Promise<Wallet | null> => {
    const wallet = await lazyWallet.load().catch(() => null);
    if (wallet !== null) return wallet;
    show('closed');
    toast({ tone: 'danger', title: t.common.loadFailedTitle(), description: t.common.loadFailedText() });
    return null;
  };
  const connect = async (target: WalletChoice | WalletChain) => {
    show('status');
    const wallet = lazyWallet.get() ?? (await loadWallet());
    const outcome = await wallet?.connect(target);
    if (outcome?.status !== 'login_required') return;
    show('closed');
    requireLogin('wallet');
  };
  const connectOrChoose = (choices: readonly WalletChoice[], chain: WalletChain) => {
    if (choices.length > 1) show('chooser');
    else void connect(choices[0] ?? chain);
  };
  const open = async () => {
    show('status');
    if (state.status !== 'disconnected') return;
    const wallet = lazyWallet.get() ?? (await loadWallet());
    if (wallet !== null) connectOrChoose(wallet.getChoices(), 'solana');
  };
  return {
    open: () => {
      if (state.status === 'disconnected' && session.getState().status !== 'authenticated')
        requireLogin('wallet');
      else void open();
    },
    connect: (target: WalletChoice | WalletChain) => void connect(target),
    connectOrChoose,
  };
}
