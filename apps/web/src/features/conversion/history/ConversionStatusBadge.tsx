import type { ConversionStatus } from '@gli/sdk';
import { useTranslations } from '@/i18n';
import { StatusBadge } from '@/shared';

/** A conversion's status. Pending conversions complete automatically. */
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
