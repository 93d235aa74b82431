import type { WalletState } from '@gli/wallet';
import { useWallet } from '@gli/wallet/react';
import { Button } from '../../../design/controls/Button.tsx';
import { useWords } from '../../../i18n/words.ts';
import { Line, Name, Note, Part, Words } from '../panel/panel.styles.ts';
import { WalletIcon } from '../WalletIcon.tsx';

/** The wallet is asked for its account; the member may stop waiting. Spec §4 Wallet */
export function Connecting({ state }: { state: Extract<WalletState, { status: 'connecting' }> }) {
  const words = useWords();
  const wallet = useWallet();
  const name = state.choice.name ?? words.walletWidget.namelessWallet();
  return (
    <Part>
      <Line>
        <WalletIcon choice={state.choice} />
        <Words>
          <Name>{words.walletWidget.connectingTitle()}</Name>
          <Note role="status">
            {state.isSilent ? words.walletWidget.restoring() : words.walletWidget.approveConnection({ name })}
          </Note>
        </Words>
      </Line>
      <Button variant="secondary" size="sm" onClick={() => void wallet.disconnect()}>
        {words.common.cancel()}
      </Button>
    </Part>
  );
}
