import { Button, Card, EmptyState, SectionErrorBoundary } from '@gli/ui';
import { ArrowLeftRight } from '@gli/ui/icons';
import { useLoginRequired, useMember } from '@/data';
import { useTranslations } from '@/i18n';
import { MemberHistory } from './MemberHistory.tsx';

export function ConversionHistory() {
  const t = useTranslations();
  const member = useMember();
  const requireLogin = useLoginRequired();
  if (member)
    return (
      <SectionErrorBoundary>
        <MemberHistory />
      </SectionErrorBoundary>
    );
  return (
    <Card>
      <EmptyState
        icon={<ArrowLeftRight />}
        title={t.conversion.historyLogin()}
        description={t.conversion.historyLoginText()}
        action={
          <Button variant="secondary" onClick={() => requireLogin('conversions')}>
            {t.conversion.toLogin()}
          </Button>
        }
      />
    </Card>
  );
}
