import type { TableColumn } from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import type { TokenTotals } from './read-statement.ts';

/** Returns the columns of a year's totals by token, on the screen and on paper. */
export function useTotalColumns(): TableColumn<TokenTotals>[] {
  const { transactions: t } = useTranslations();
  const { tokenExact } = useFormats();
  return [
    { header: t.token(), name: ({ token }) => token },
    { header: t.opening(), figure: ({ opening }) => tokenExact(opening) },
    { header: t.received(), figure: ({ received }) => tokenExact(received) },
    { header: t.spent(), figure: ({ spent }) => tokenExact(spent) },
    { header: t.closing(), figure: ({ closing }) => tokenExact(closing) },
    { header: t.earned(), figure: ({ earned }) => tokenExact(earned) },
  ];
}
