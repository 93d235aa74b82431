import { Badge, Checkbox, styled } from '@gli/ui';
import { BadgeCheck } from '@gli/ui/icons';
import { proxy, useSnapshot } from 'valtio';
import { useTranslations } from '@/i18n';

const Root = styled('div', {
  alignItems: 'center',
  columnGap: '$4',
  variants: {
    where: {
      // Uses two lines, or one line in a wide header.
      header: {
        display: 'none',
        flexShrink: 0,
        flexDirection: 'column',
        '@bp2': { display: 'flex' },
        '@bp3': { flexDirection: 'row' },
      },
      // In narrower windows, the menu and the wallet's panel contain both.
      menu: {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        '@bp2': { display: 'none' },
      },
    },
  },
});
const Box = styled('div', {
  fontSize: '$sm',
  color: '$textMuted',
  whiteSpace: 'nowrap',
  variants: { where: { header: { marginBlock: '-0.625rem', '@bp3': { marginBlock: 0 } }, menu: {} } },
});

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
