import type { ConversionStatus } from '@gli/sdk';
import { useTranslations } from '@/i18n';
import { StatusBadge } from '@/shared';

/** A pending conversion completes without the member. */
export function ConversionStatusBadge({ status }: { status: ConversionStatus }) {
  const t = useTranslations();
  return (
    <StatusBadge
      status={status}
      labels={t.terms.transactionStatus}
      tone={status === 'pending' ? 'primary' : undefined}
    />
  );
}
