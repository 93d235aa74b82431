import type { InvestmentSummary } from '@gli/sdk';
import { Badge } from '../../../design/display/Badge.tsx';
import { useWords, wordFor } from '../../../i18n/words.ts';

/** Whether an investment still runs. */
export function InvestmentStatusBadge({ status }: { status: InvestmentSummary['status'] }) {
  const words = useWords();
  return (
    <Badge tone={status === 'active' ? 'success' : 'neutral'} dot>
      {wordFor(words.portfolio.statuses, status)()}
    </Badge>
  );
}
