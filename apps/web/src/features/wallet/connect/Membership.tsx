import BadgeCheck from 'lucide-react/icons/badge-check';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { Badge } from '../../../design/display/Badge.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';

/** Whether the auto-login box is checked; it has no effect (decision 6). */
export type AutoLogin = { checked: boolean; onChange: (checked: boolean) => void };

const Line = styled('div', { display: 'none', alignItems: 'center', gap: '$4', '@bp3': { display: 'flex' } });

const BoxRoot = styled('div', {
  fontSize: '$sm',
  color: '$textMuted',
  whiteSpace: 'nowrap',
  // In the header where it is wide enough, else at the end of the panel.
  variants: {
    where: {
      header: { display: 'none', '@bp3': { display: 'block' } },
      panel: { '@bp3': { display: 'none' } },
    },
  },
});

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

/** The 'auto login' box, shown with a connected wallet. Spec §1 Header */
export function AutoLoginBox({ checked, onChange, where }: AutoLogin & { where: 'header' | 'panel' }) {
  const t = useTranslations();
  return (
    <BoxRoot where={where}>
      <Checkbox
        label={t.walletWidget.autoLogin()}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </BoxRoot>
  );
}
