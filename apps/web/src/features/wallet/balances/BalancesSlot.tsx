import { lazyPart, useLazyWallet, usePlatform } from '@/data';

const BalancePanel = lazyPart(async () => (await import('./BalancePanel.tsx')).BalancePanel, {
  Failure: () => null,
  namespaces: ['walletWidget'],
});

/** Balances of a connected wallet. Spec §2 Shell */
export function BalancesSlot() {
  const wallet = useLazyWallet(usePlatform().wallet);
  return wallet === null ? null : <BalancePanel />;
}
