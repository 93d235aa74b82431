import type { WalletState } from '@gli/wallet';
import { useWalletState } from '@gli/wallet/react';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyModule } from '../../../shared/lazy-module.ts';
import type { ConnectedWallet } from './BalancePanel.tsx';

const panelCode = lazyModule(() => import('./BalancePanel.tsx'));

/** The balances of a connected wallet, loaded with the first one; nothing without a wallet. Spec §2 Shell */
export function BalancesSlot() {
  const wallet = connectedWallet(useWalletState());
  if (wallet === null) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Panel wallet={wallet} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Panel(props: { wallet: ConnectedWallet }) {
  const { BalancePanel } = panelCode.useModule();
  return <BalancePanel {...props} />;
}

function connectedWallet(state: WalletState): ConnectedWallet | null {
  if (state.status !== 'connected') return null;
  if (state.chain === 'evm') return { status: 'placeholders', tokens: state.tokens };
  return state.authentication.status === 'authenticated'
    ? { status: 'authenticated', address: state.address }
    : { status: 'unauthenticated' };
}
