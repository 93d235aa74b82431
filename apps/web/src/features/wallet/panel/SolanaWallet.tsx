import { useSessionState } from '@gli/session/react';
import { addressPage, lamportsToSol, type SolanaConnected } from '@gli/wallet';
import { useWallet } from '@gli/wallet/react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { lazy, Suspense } from 'react';
import { Button } from '@/design';
import { useTranslations } from '@/i18n';
import { useNetworkName } from '@/shared';
import type { WalletMessage } from '../connect/use-wallet-message.ts';
import { CoinBalance } from './CoinBalance.tsx';
import { Name, Note, Part, Status, Texts } from './panel.styles.ts';
import { WalletIdentity } from './WalletIdentity.tsx';

// The condition is inline, so that the bundler drops button and faucet from all other builds. Spec §6
const Airdrop =
  import.meta.env.DEV || import.meta.env.VITE_GLI_AIRDROP === '1'
    ? lazy(() => import('./AirdropButton.tsx').then((module) => ({ default: module.AirdropButton })))
    : null;

type SolanaWalletProps = { state: SolanaConnected; notify: (message: WalletMessage) => void };

/** A connected Solana wallet: address, SOL, platform authentication. Spec §2 Wallet widget */
export function SolanaWallet({ state, notify }: SolanaWalletProps) {
  const t = useTranslations();
  const { network } = useWallet();
  const networkName = useNetworkName();
  const { address, balance } = state;
  const sol = balance.amount && lamportsToSol(balance.amount);
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
      <Part>
        <Authentication state={state} />
      </Part>
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
      <Status tone="success">
        <BadgeCheck aria-hidden />
        <Texts>
          <Name as="p">{t.walletWidget.authenticated()}</Name>
          <Note css={{ color: 'inherit', overflowWrap: 'anywhere' }}>
            {email || t.walletWidget.premiumMember()}
          </Note>
        </Texts>
      </Status>
    );
  }
  return (
    <>
      <Status tone="neutral">
        <ShieldCheck aria-hidden />
        <Note>{t.walletWidget.authenticateText()}</Note>
      </Status>
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
