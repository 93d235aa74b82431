import type { InvestmentSummary } from '@gli/sdk';
import { Badge } from '../../../design/display/Badge.tsx';
import { translate, useTranslations } from '../../../i18n/translations.ts';

/** Whether an investment still runs. */
export function InvestmentStatusBadge({ status }: { status: InvestmentSummary['status'] }) {
  const t = useTranslations();
  return (
    <Badge tone={status === 'active' ? 'success' : 'neutral'} dot>
      {translate(t.portfolio.statuses, status)()}
    </Badge>
  );
}
