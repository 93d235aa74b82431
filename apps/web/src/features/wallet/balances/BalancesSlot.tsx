import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useConnectedWallet } from './use-connected-wallet.ts';

const BalancePanel = lazy(() =>
  import('./BalancePanel.tsx').then((module) => ({ default: module.BalancePanel })),
);

/** The balances of a connected wallet, fetched with the first one; nothing without a wallet. Spec §2 Shell */
export function BalancesSlot() {
  const wallet = useConnectedWallet();
  if (wallet === null) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <BalancePanel wallet={wallet} />
      </Suspense>
    </ErrorBoundary>
  );
}
