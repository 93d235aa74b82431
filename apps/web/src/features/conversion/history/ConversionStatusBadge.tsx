import type { ConversionStatus } from '@gli/sdk';
import { StatusBadge } from '@gli/ui';
import { useTranslations } from '@/i18n';

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
