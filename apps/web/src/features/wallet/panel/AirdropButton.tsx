import { Button } from '@gli/ui';
import { useWallet } from '@gli/wallet/react';
import { useTranslations } from '@/i18n';
import type { WalletMessage } from '../connect/use-wallet-message.ts';
import { useProblemText } from '../problem-text.ts';

type AirdropButtonProps = { isBusy: boolean; notify: (message: WalletMessage) => void };

/** Requests 2 SOL from Devnet's faucet. Only in builds for development and tests. Spec §4 Airdrop, §6 */
export function AirdropButton({ isBusy, notify }: AirdropButtonProps) {
  const t = useTranslations();
  const wallet = useWallet();
  const problemText = useProblemText();
  const request = async () => {
    const outcome = await wallet.airdrop();
    if (outcome.status === 'done') notify({ kind: 'success', text: t.walletWidget.airdropDone() });
    if (outcome.status === 'failed') notify({ kind: 'error', text: problemText(outcome.problem) });
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isBusy}
      busyLabel={t.walletWidget.airdropping()}
      onClick={() => void request()}
    >
      {t.walletWidget.airdrop()}
    </Button>
  );
}
