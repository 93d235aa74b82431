import type { WalletInfo } from '@gli/sdk';
import { getGetWalletInfoUrl, useGliClient } from '@gli/sdk/react';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { saveFile } from '../../../shared/browser/save-file.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { csvOf } from '../csv.ts';
import { dayInKorea } from '../holdings/holdings-table.ts';
import { allPages } from './all-pages.ts';
import { transactionFiltersOf } from './transactions-address.ts';
import { transactionsTable } from './transactions-table.ts';

/** Rows of one call for the file; the contract's most. */
const filePageSize = 100;

/** Saves every transaction that passes the filters, of all pages, as a CSV file. */
export function SaveTransactions({ search }: { search: URLSearchParams }) {
  const t = useTranslations();
  const client = useGliClient();
  const toast = useToast();
  const errorText = useErrorText();
  const [isReading, setReading] = useState(false);

  const save = async () => {
    setReading(true);
    try {
      const filters = transactionFiltersOf(search);
      const rows = await allPages(async (page) => {
        const url = getGetWalletInfoUrl({ ...filters, page, page_size: filePageSize });
        return (await client.send<WalletInfo>(url)).transactions;
      });
      const day = dayInKorea(new Date().toISOString());
      const text = csvOf(transactionsTable(rows, t));
      saveFile(`${t.transactions.csvName({ day })}.csv`, 'text/csv;charset=utf-8', text);
      toast({ tone: 'success', title: t.transactions.csvSaved({ count: rows.length }) });
    } catch (error) {
      toast({ tone: 'danger', title: t.transactions.csvFailed(), description: errorText(error) });
    } finally {
      setReading(false);
    }
  };
  return (
    <Button variant="secondary" size="sm" busy={isReading} onClick={() => void save()}>
      <Download aria-hidden />
      {t.transactions.exportCsv()}
    </Button>
  );
}
