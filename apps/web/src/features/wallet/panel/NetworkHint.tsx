import { chainName, type EvmConnected } from '@gli/wallet';
import { useWallet } from '@gli/wallet/react';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import type { WalletMessage } from '../connect/use-wallet-message.ts';
import { useProblemText } from '../problems/use-problem-text.ts';
import { isRetired, MAINNET, nativeCoin } from './evm-network.ts';
import { Note } from './panel.styles.ts';

type NetworkHintProps = { state: EvmConnected; tell: (message: WalletMessage) => void };

/** On a network without a name here, or one that is gone: what that means, and the way to one that works. */
export function NetworkHint({ state: { chainId, networkName }, tell }: NetworkHintProps) {
  const t = useTranslations();
  const wallet = useWallet();
  const problemText = useProblemText();
  const [isAsking, setAsking] = useState(false);
  const isUnknown = nativeCoin(chainId) === null;
  if (!isUnknown && !isRetired(chainId)) return null;

  const goToMainnet = async () => {
    setAsking(true);
    const outcome = await wallet.switchNetwork(MAINNET);
    setAsking(false);
    if (outcome.status !== 'failed') return;
    const { problem } = outcome;
    tell({ kind: problem.isRefusal ? 'declined' : 'error', text: problemText(problem) });
  };
  return (
    <>
      <Note>
        {isUnknown ? t.walletWidget.unknownChain() : t.walletWidget.retiredChain({ network: networkName })}
      </Note>
      <Button size="sm" variant="secondary" busy={isAsking} onClick={() => void goToMainnet()}>
        {t.walletWidget.toNetwork({ network: chainName(MAINNET) })}
      </Button>
    </>
  );
}
