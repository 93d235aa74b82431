import { Button, Inline } from '@gli/ui';
import { maskWalletAddress } from '@gli/validation';
import { useWalletState } from '@gli/wallet/react';
import { useTranslations } from '@/i18n';
import { useOpenWallet } from '../../wallet/index.ts';

/** The registered wallet, or a button that opens the header's wallet to connect or authenticate one. */
export function MemberWallet({ address }: { address: string | null }) {
  const t = useTranslations();
  const { status } = useWalletState();
  const open = useOpenWallet();
  if (address !== null) return maskWalletAddress(address);
  const isConnected = status === 'connected';
  return (
    <Inline gap="sm">
      <span>{isConnected ? t.mypage.walletUnverified() : t.mypage.noWallet()}</span>
      <Button size="sm" variant="secondary" onClick={open}>
        {isConnected ? t.mypage.verifyWallet() : t.mypage.connectWallet()}
      </Button>
    </Inline>
  );
}
