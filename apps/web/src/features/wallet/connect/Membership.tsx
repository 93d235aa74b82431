import BadgeCheck from 'lucide-react/icons/badge-check';
import { Badge } from '../../../design/display/Badge.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { type AutoLogin, AutoLoginBox } from './AutoLoginBox.tsx';

const Line = styled('div', { display: 'none', alignItems: 'center', gap: '$4', '@bp3': { display: 'flex' } });

/** The membership line of a connected wallet and the auto-login box; narrow headers have them in the panel. Spec §1 Header */
export function Membership({ autoLogin }: { autoLogin: AutoLogin }) {
  const t = useTranslations();
  return (
    <Line>
      <AutoLoginBox where="header" {...autoLogin} />
      <Badge tone="accent">
        <BadgeCheck aria-hidden />
        {t.walletWidget.premiumMember()}
      </Badge>
    </Line>
  );
}
