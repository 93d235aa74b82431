import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { Button } from '../../../design/controls/Button.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { later } from '../../../shared/loading/later.tsx';
import { useLoginRequired } from '../../../shared/login-required.ts';
import { useMember } from '../../../shared/member/use-member.ts';
import { LoadingBlocks } from '../LoadingBlocks.tsx';

const MemberHistory = later(
  async () => (await import('./MemberHistory.tsx')).MemberHistory,
  <Card>
    <LoadingBlocks heights={Array<string>(5).fill('3rem')} />
  </Card>,
);

/** The member's conversions; a visitor is asked to log in. */
export function ConversionHistory() {
  const t = useTranslations();
  const member = useMember();
  const requireLogin = useLoginRequired();
  if (member) return <MemberHistory />;
  return (
    <Card>
      <EmptyState
        icon={<ArrowLeftRight />}
        title={t.conversion.historyLogin()}
        description={t.conversion.historyLoginText()}
        action={
          <Button variant="secondary" onClick={requireLogin}>
            {t.conversion.toLogin()}
          </Button>
        }
      />
    </Card>
  );
}
