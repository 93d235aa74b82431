import type { LoginSession } from '@gli/sdk';
import Laptop from 'lucide-react/icons/laptop';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { Button } from '../../../design/controls/Button.tsx';
import { Badge } from '../../../design/display/Badge.tsx';
import { Inline } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';

const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '$1 $4',
  alignItems: 'center',
  paddingBlock: '$4',
  '&:first-child': { paddingTop: 0 },
  '& + &': { borderTop: '1px solid $colors$border' },
  '& > svg': { width: '1.5rem', height: '1.5rem', color: '$textMuted' },
  '@mobile': {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > button': { gridColumn: '2', justifySelf: 'start' },
  },
});
const Facts = styled('div', { minWidth: 0, overflowWrap: 'anywhere' });

const icons: Readonly<Record<string, typeof Laptop>> = {
  desktop: Laptop,
  mobile: Smartphone,
  tablet: Tablet,
};

/** One device: what it is, where it was, when it was last used. The present one is left by logging out. */
export function LoginSessionRow({ session, onRevoke }: { session: LoginSession; onRevoke: () => void }) {
  const t = useTranslations();
  const formats = useFormats();
  const { device, status } = session;
  const Icon = icons[session.device_type] ?? MonitorSmartphone;
  const program = [session.browser, session.operating_system].filter((part) => part !== null);
  const place = [session.location ?? t.mypage.unknownPlace(), session.ip].filter((part) => part !== null);
  return (
    <Row>
      <Icon aria-hidden />
      <Facts>
        <Inline gap="sm">
          <Text weight="semibold">{device}</Text>
          <Badge tone={status === 'active' ? 'success' : 'neutral'} dot>
            {translate(t.mypage.sessionStatuses, status)()}
          </Badge>
          {session.current ? <Badge tone="primary">{t.mypage.thisDevice()}</Badge> : null}
        </Inline>
        <Text size="sm" tone="muted">
          {[...program, ...place].join(' · ')}
        </Text>
        <Text size="sm" tone="muted" numeric>
          {t.mypage.lastActive({ time: formats.moment(session.last_active_at) })} ·{' '}
          {t.mypage.signedInAt({ time: formats.moment(session.created_at) })}
        </Text>
      </Facts>
      {status === 'active' && !session.current ? (
        <Button
          variant="secondary"
          size="sm"
          onClick={onRevoke}
          aria-label={t.mypage.revokeDevice({ device })}
        >
          {t.mypage.revoke()}
        </Button>
      ) : null}
    </Row>
  );
}
