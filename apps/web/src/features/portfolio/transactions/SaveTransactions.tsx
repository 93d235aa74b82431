import { getWalletInfo } from '@gli/sdk/operations';
import { useGliClient } from '@gli/sdk/react';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { dayInKorea } from '../../../shared/clock.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { saveCsv } from '../csv.ts';
import { allPages, transactionsTable } from './transaction-rows.ts';
import { transactionFiltersOf } from './transactions-address.ts';

/** Rows of one request for the file; the contract's maximum. */
const FILE_PAGE_ROWS = 100;

/** Saves every transaction that passes the filters, of all pages, as a CSV file. */
export function SaveTransactions({ search }: { search: URLSearchParams }) {
  const t = useTranslations();
  const client = useGliClient();
  const toast = useToast();
  const errorText = useErrorText();
  const [isSaving, setSaving] = useState(false);

  const save = async () => {
    setSaving(true);
    try {
      const filters = transactionFiltersOf(search);
      const rows = await allPages(async (page) => {
        const info = await getWalletInfo(client, { ...filters, page, page_size: FILE_PAGE_ROWS });
        return info.transactions;
      });
      saveCsv(t.transactions.csvName({ day: dayInKorea(new Date()) }), transactionsTable(rows, t));
      toast({ tone: 'success', title: t.transactions.csvSaved({ count: rows.length }) });
    } catch (error) {
      toast({ tone: 'danger', title: t.transactions.csvFailed(), description: errorText(error) });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Button variant="secondary" size="sm" busy={isSaving} onClick={() => void save()}>
      <Download aria-hidden />
      {t.transactions.exportCsv()}
    </Button>
  );
}
