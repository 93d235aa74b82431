import { addressPage, lamportsToSol, type SolanaConnected } from '@gli/wallet';
import { lazy, Suspense } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { Authentication } from '../connect/Authentication.tsx';
import type { WalletMessage } from '../connect/use-wallet-message.ts';
import { CoinBalance } from './CoinBalance.tsx';
import { Part } from './panel.styles.ts';
import { WalletAddress } from './WalletAddress.tsx';
import { WalletHead } from './WalletHead.tsx';

// The condition stands here, so that the bundler drops button and faucet from every other build. Spec §6
const Airdrop =
  import.meta.env.DEV || import.meta.env.VITE_GLI_AIRDROP === '1'
    ? lazy(() => import('./AirdropButton.tsx').then((module) => ({ default: module.AirdropButton })))
    : null;

type SolanaWalletProps = { state: SolanaConnected; tell: (message: WalletMessage) => void };

/** A connected Solana wallet: address, SOL, platform authentication. Spec §2 Wallet widget */
export function SolanaWallet({ state, tell }: SolanaWalletProps) {
  const t = useTranslations();
  const { address, balance } = state;
  const sol = balance.amount === null ? null : lamportsToSol(balance.amount);
  return (
    <>
      <WalletHead choice={state.choice} network={t.walletWidget.devnet()} />
      <WalletAddress address={address} page={addressPage(address)} tell={tell} />
      <CoinBalance coin="SOL" balance={balance} written={sol}>
        {Airdrop === null ? null : (
          <Suspense fallback={null}>
            <Airdrop isBusy={state.airdrop.status === 'in_progress'} tell={tell} />
          </Suspense>
        )}
      </CoinBalance>
      <Part>
        <Authentication state={state} />
      </Part>
    </>
  );
}
