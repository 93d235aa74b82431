import { useSessionState } from '@gli/session/react';
import { Button, Notice, TextPair } from '@gli/ui';
import { addressPage, lamportsToSol, type SolanaConnected } from '@gli/wallet';
import { useWallet } from '@gli/wallet/react';
import { lazy, Suspense } from 'react';
import { useNetworkName } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import type { WalletMessage } from '../connect/use-wallet-message.ts';
import { CoinBalance } from './CoinBalance.tsx';
import { PanelPart } from './panel.styles.ts';
import { WalletIdentity } from './WalletIdentity.tsx';

// The condition is inline, so that the bundler drops the button and the faucet from all other builds. Spec §6
const Airdrop =
  import.meta.env.DEV || import.meta.env.VITE_GLI_AIRDROP === '1'
    ? lazy(() => import('./AirdropButton.tsx').then((module) => ({ default: module.AirdropButton })))
    : null;

type SolanaWalletProps = { state: SolanaConnected; notify: (message: WalletMessage) => void };

/** A connected Solana wallet: address, SOL balance and platform authentication. Spec §2 Wallet widget */
export function SolanaWallet({ state, notify }: SolanaWalletProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { network } = useWallet();
  const networkName = useNetworkName();
  const { address, balance } = state;
  const sol = balance.amount && formats.coin(lamportsToSol(balance.amount));
  return (
    <>
      <WalletIdentity
        choice={state.choice}
        network={t.walletWidget.testNetwork({ network: networkName })}
        address={address}
        page={addressPage(address, network)}
        notify={notify}
      />
      <CoinBalance coin="SOL" balance={balance} formatted={sol} failure={t.walletWidget.balanceFailed()}>
        {Airdrop === null ? null : (
          <Suspense fallback={null}>
            <Airdrop isBusy={state.airdrop.status === 'in_progress'} notify={notify} />
          </Suspense>
        )}
      </CoinBalance>
      <PanelPart>
        <Authentication state={state} />
      </PanelPart>
    </>
  );
}

/** The wallet's authentication state, or a button to authenticate it. Spec §2 Wallet widget, §6 */
function Authentication({ state }: { state: SolanaConnected }) {
  const t = useTranslations();
  const wallet = useWallet();
  const session = useSessionState();
  const { status } = state.authentication;
  if (status === 'authenticated') {
    const email = session.status === 'authenticated' ? session.user.email : undefined;
    return (
      <Notice kind="success">
        <TextPair title={t.walletWidget.authenticated()} note={email || t.walletWidget.premiumMember()} />
      </Notice>
    );
  }
  return (
    <>
      <Notice kind="info">{t.walletWidget.authenticateText()}</Notice>
      <Button
        size="sm"
        busy={status === 'preparing' || status === 'authenticating'}
        busyLabel={t.walletWidget.authenticating()}
        onClick={() => void wallet.prepareAuthentication()}
      >
        {t.walletWidget.authenticate()}
      </Button>
    </>
  );
}
