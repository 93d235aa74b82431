import { getWalletInfoQuery, useGliClient } from '@gli/sdk/react';
import { Button, useToast } from '@gli/ui';
import { Download } from '@gli/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getServerDay, useErrorText } from '@/data';
import { useTranslations } from '@/i18n';
import { saveCsv } from '../save-csv.ts';
import { allPages, transactionsTable } from './transaction-rows.ts';
import { parseTransactionFilters } from './transactions-address.ts';

/** Rows per request for the file, which is the contract's maximum. */
const FILE_PAGE_ROWS = 100;

/** Exports all pages of the filtered transactions as a CSV file. */
export function SaveTransactions({ search }: { search: URLSearchParams }) {
  const t = useTranslations();
  const client = useGliClient();
  const cache = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const [isSaving, setSaving] = useState(false);

  const save = async () => {
    setSaving(true);
    try {
      const filters = parseTransactionFilters(search);
      const rows = await allPages(async (page) => {
        const query = getWalletInfoQuery(client, { ...filters, page, page_size: FILE_PAGE_ROWS });
        return (await cache.fetchQuery(query)).transactions;
      });
      saveCsv(t.transactions.csvName({ day: getServerDay() }), transactionsTable(rows, t));
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
