import { WalletWidget } from '../wallet/WalletWidget.tsx';

/** Where the wallet widget stands, with the membership line and the auto-login box of a connected wallet. Spec §1 Header */
export function WalletSlot() {
  return <WalletWidget />;
}
