import { Badge, Checkbox } from '@gli/ui';
import { BadgeCheck } from '@gli/ui/icons';
import { proxy, useSnapshot } from 'valtio';
import { useTranslations } from '@/i18n';
import { Box, Root } from './Membership.styles.ts';

// State of this page only, which has no effect (decision 6). Shared by the header, the menu and the panel.
const autoLogin = proxy({ isChecked: false });

/** A connected wallet's membership line and the auto-login box. Spec §1 Header */
export function Membership({ where }: { where: 'header' | 'menu' }) {
  const t = useTranslations();
  const { isChecked } = useSnapshot(autoLogin);
  return (
    <Root where={where}>
      <Badge tone="accent">
        <BadgeCheck aria-hidden />
        <span>{t.walletWidget.premiumMember()}</span>
      </Badge>
      <Box where={where}>
        <Checkbox
          label={t.walletWidget.autoLogin()}
          checked={isChecked}
          onChange={({ currentTarget }) => {
            autoLogin.isChecked = currentTarget.checked;
          }}
        />
      </Box>
    </Root>
  );
}
