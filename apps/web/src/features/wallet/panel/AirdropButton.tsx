import { useWallet } from '@gli/wallet/react';
import { Button } from '../../../design/controls/Button.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import type { WalletMessage } from '../connect/use-wallet-message.ts';
import { useProblemText } from '../problems/use-problem-text.ts';

type AirdropButtonProps = { isBusy: boolean; tell: (message: WalletMessage) => void };

/** Asks Devnet's faucet for 2 SOL; in builds for development and tests only. Spec §4 Airdrop, §6 */
export function AirdropButton({ isBusy, tell }: AirdropButtonProps) {
  const t = useTranslations();
  const wallet = useWallet();
  const problemText = useProblemText();
  const ask = async () => {
    const outcome = await wallet.airdrop();
    if (outcome.status === 'done') tell({ kind: 'success', text: t.walletWidget.airdropDone() });
    if (outcome.status === 'failed') tell({ kind: 'error', text: problemText(outcome.problem) });
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isBusy}
      busyLabel={t.walletWidget.airdropping()}
      onClick={() => void ask()}
    >
      {t.walletWidget.airdrop()}
    </Button>
  );
}
