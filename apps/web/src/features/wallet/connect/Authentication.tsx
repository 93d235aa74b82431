import { useSessionState } from '@gli/session/react';
import type { SolanaConnected } from '@gli/wallet';
import { useWallet } from '@gli/wallet/react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Button } from '../../../design/controls/Button.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { Name, Note, Standing, Words } from '../panel/panel.styles.ts';

/** Whether the platform knows that the wallet is the member's, and the way there. Spec §2 Wallet widget, §6 */
export function Authentication({ state }: { state: SolanaConnected }) {
  const t = useTranslations();
  const wallet = useWallet();
  const session = useSessionState();
  const { status } = state.authentication;
  if (status === 'authenticated') {
    const email = session.status === 'authenticated' ? session.user.email : undefined;
    return (
      <Standing tone="success">
        <BadgeCheck aria-hidden />
        <Words>
          <Name as="p">{t.walletWidget.authenticated()}</Name>
          <Note css={{ color: 'inherit', overflowWrap: 'anywhere' }}>
            {email || t.walletWidget.premiumMember()}
          </Note>
        </Words>
      </Standing>
    );
  }
  return (
    <>
      <Standing tone="neutral">
        <ShieldCheck aria-hidden />
        <Note>{t.walletWidget.authenticateText()}</Note>
      </Standing>
      <Button
        size="sm"
        busy={status === 'preparing' || status === 'authenticating'}
        busyLabel={t.walletWidget.authenticating()}
        onClick={() => void wallet.prepareAuthentication()}
      >
        {t.walletWidget.authenticate()}
      </Button>
    </>
  );
}
