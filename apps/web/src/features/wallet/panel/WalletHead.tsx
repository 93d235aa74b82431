import type { WalletChoice } from '@gli/wallet';
import { Badge } from '../../../design/display/Badge.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { WalletIcon } from '../WalletIcon.tsx';
import { Line, Name, Note, Part, Words } from './panel.styles.ts';

/** Which wallet is connected, and to which network. Spec §2 Wallet widget */
export function WalletHead({ choice, network }: { choice: WalletChoice; network: string }) {
  const t = useTranslations();
  return (
    <Part>
      <Line>
        <WalletIcon choice={choice} />
        <Words>
          <Name>{choice.name ?? t.walletWidget.namelessWallet()}</Name>
          <Note tone="success">{t.walletWidget.connected({ network })}</Note>
        </Words>
      </Line>
      {/* Where the header has no room for the membership line. */}
      <Badge tone="accent" css={{ alignSelf: 'flex-start', '@bp3': { display: 'none' } }}>
        {t.walletWidget.premiumMember()}
      </Badge>
    </Part>
  );
}
