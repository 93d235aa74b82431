import type { WalletState } from '@gli/wallet';
import { useWallet } from '@gli/wallet/react';
import { Button } from '../../../design/controls/Button.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { Line, Name, Note, Part, Words } from '../panel/panel.styles.ts';
import { WalletIcon } from '../WalletIcon.tsx';

/** The wallet is asked for its account; the member may stop waiting. Spec §4 Wallet */
export function Connecting({ state }: { state: Extract<WalletState, { status: 'connecting' }> }) {
  const t = useTranslations();
  const wallet = useWallet();
  const name = state.choice.name ?? t.walletWidget.namelessWallet();
  return (
    <Part>
      <Line>
        <WalletIcon choice={state.choice} />
        <Words>
          <Name>{t.walletWidget.connectingTitle()}</Name>
          <Note role="status">
            {state.isSilent ? t.walletWidget.restoring() : t.walletWidget.approveConnection({ name })}
          </Note>
        </Words>
      </Line>
      <Button variant="secondary" size="sm" onClick={() => void wallet.disconnect()}>
        {t.common.cancel()}
      </Button>
    </Part>
  );
}
