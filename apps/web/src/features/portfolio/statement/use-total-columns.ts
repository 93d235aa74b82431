import type { TokenTotals } from '@gli/domain';
import type { TableColumn } from '@gli/ui';
import { useFormats, useTranslations } from '@/i18n';

/** Returns the columns of a year's totals by token, for the screen and for printing. */
export function useTotalColumns(): TableColumn<TokenTotals>[] {
  const t = useTranslations();
  const { tokenExact } = useFormats();
  return [
    { header: t.transactions.token(), name: ({ token }) => token },
    { header: t.transactions.opening(), figure: ({ opening }) => tokenExact(opening) },
    { header: t.transactions.received(), figure: ({ received }) => tokenExact(received) },
    { header: t.transactions.payouts(), figure: ({ payouts }) => tokenExact(payouts) },
    { header: t.transactions.spent(), figure: ({ spent }) => tokenExact(spent) },
    { header: t.transactions.closing(), figure: ({ closing }) => tokenExact(closing) },
  ];
}
