import BadgeCheck from 'lucide-react/icons/badge-check';
import { Badge, Checkbox, styled } from '@/design';
import { useTranslations } from '@/i18n';
import { useAutoLogin } from './auto-login.ts';

const Root = styled('div', {
  alignItems: 'center',
  columnGap: '$4',
  variants: {
    where: {
      // Two lines, or one line in a wide header.
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

/** A connected wallet's membership line and the auto-login box. Spec §1 Header */
export function Membership({ where }: { where: 'header' | 'menu' }) {
  const t = useTranslations();
  const { isChecked, setChecked } = useAutoLogin();
  return (
    <Root where={where}>
      <Badge tone="accent">
        <BadgeCheck aria-hidden />
        {t.walletWidget.premiumMember()}
      </Badge>
      <Box where={where}>
        <Checkbox
          label={t.walletWidget.autoLogin()}
          checked={isChecked}
          onChange={({ currentTarget }) => setChecked(currentTarget.checked)}
        />
      </Box>
    </Root>
  );
}
