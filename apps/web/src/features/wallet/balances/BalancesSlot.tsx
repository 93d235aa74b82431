import { lazyModule } from '../../../shared/loading/lazy-module.ts';
import { Optional } from '../../../shared/loading/Optional.tsx';
import { usePlatform } from '../../../shared/platform.ts';
import { useLazyWallet } from '../../../shared/wallet/lazy-wallet.ts';

const panelCode = lazyModule(() => import('./BalancePanel.tsx'));

/** The balances of a connected wallet, loaded once there is a wallet to connect. Spec §2 Shell */
export function BalancesSlot() {
  const wallet = useLazyWallet(usePlatform().wallet);
  return wallet === null ? null : (
    <Optional>
      <Panel />
    </Optional>
  );
}

function Panel() {
  const { BalancePanel } = panelCode.useModule();
  return <BalancePanel />;
}
