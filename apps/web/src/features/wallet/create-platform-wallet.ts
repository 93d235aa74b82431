import type { GliClient } from '@gli/sdk';
import type { KeyValueStorage, Session } from '@gli/session';
import { browserWallets, createWallet, type SolanaNetwork, type Wallet } from '@gli/wallet';
import { getServerTime } from '@/data';

type Parts = {
  client: GliClient;
  session: Session;
  storage: KeyValueStorage;
  network: SolanaNetwork;
  /** Called when the cached data of an address must be removed. */
  onAddressLeft: (address: string) => void;
};

/**
 * Creates this tab's wallet, which finds wallets and silently restores the connection that the same member
 * approved earlier.
 */
export function createPlatformWallet({ onAddressLeft, ...parts }: Parts): Wallet {
  const wallet = createWallet({
    ...parts,
    now: getServerTime,
    discovery: browserWallets(window),
    loadSolana: () => import('@gli/wallet/solana'),
    loadEvm: () => import('@gli/wallet/evm'),
    // The condition is inline, so that the bundler drops the import from all other builds. Spec §6
    loadAirdrop:
      import.meta.env.DEV || import.meta.env.VITE_GLI_AIRDROP === '1'
        ? () => import('@gli/wallet/airdrop')
        : undefined,
    openPage: (url) => window.open(url, '_blank', 'noopener,noreferrer'),
    reload: () => window.location.reload(),
  });
  wallet.onAddressLeft(onAddressLeft);
  wallet.initialize();
  return wallet;
}
