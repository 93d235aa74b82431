import type { WalletInfo, WalletTransaction } from '@gli/sdk';
import { useGetWalletInfo } from '@gli/sdk/react';
import { LinkButton, Note, ResourceList, StatusBadge, setParams, TextLink, translate } from '@gli/ui';
import { ReceiptText } from '@gli/ui/icons';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { useFormats, useTranslations } from '@/i18n';
import { SaveTransactions } from './SaveTransactions.tsx';
import { TransactionDialog } from './TransactionDialog.tsx';
import { formatMoved } from './transaction-rows.ts';
import { getTransactionFilters, PAGE_ROWS, toTransactionsQuery } from './transactions-address.ts';

const selectTransactions = ({ transactions }: WalletInfo) => transactions;

/** All transactions. Each opens in a dialog, which the URL selects (`?transaction=`). Spec §3 My Page transaction */
export function TransactionList() {
  const t = useTranslations();
  const formats = useFormats();
  const [search, setSearch] = useSearchParams();
  const transactions = useGetWalletInfo(toTransactionsQuery(search), {
    query: { placeholderData: keepPreviousData, select: selectTransactions },
  });
  const formatType = ({ type }: WalletTransaction) => translate(t.terms.transactionType, type)();
  const renderStatus = ({ status }: WalletTransaction) => (
    <StatusBadge status={status} labels={t.terms.transactionStatus} />
  );
  const opened = search.get('transaction');
  const open = transactions.data?.results.find(({ id }) => id === opened);
  return (
    <>
      <ResourceList
        label={t.transactions.title()}
        query={transactions}
        pageSize={PAGE_ROWS}
        filters={getTransactionFilters(search, t)}
        formatCount={(count) => t.transactions.found({ count })}
        actions={<SaveTransactions search={search} />}
        empty={{
          icon: <ReceiptText />,
          title: t.transactions.emptyTitle(),
          description: t.transactions.emptyText(),
          action: <LinkButton href="/rwa-assets?status=active">{t.transactions.explore()}</LinkButton>,
        }}
        getKey={({ id }) => id}
        getTime={({ created_at }) => created_at}
        columns={[
          {
            header: t.transactions.description(),
            name: ({ id, description }) => (
              <TextLink href={`/mypage?${setParams(search, { transaction: id })}`}>{description}</TextLink>
            ),
            phone: 'title',
          },
          { header: t.transactions.date(), cell: ({ created_at }) => formats.moment(created_at) },
          {
            header: t.transactions.type(),
            cell: formatType,
            phone: {
              note: (transaction) => `${formatType(transaction)} · ${formats.clock(transaction.created_at)}`,
            },
          },
          {
            header: t.transactions.amount(),
            figure: (transaction) => formatMoved(formats, transaction),
            phone: 'amount',
          },
          {
            header: t.transactions.status(),
            cell: renderStatus,
            phone: {
              aside: (transaction) => (transaction.status === 'completed' ? null : renderStatus(transaction)),
            },
          },
        ]}
        notes={
          <>
            <Note>{t.transactions.timesAreKorean()}</Note>
            <Note>{t.transactions.depositNote()}</Note>
          </>
        }
      />
      {open ? (
        <TransactionDialog
          transaction={open}
          onClose={() => setSearch((current) => setParams(current, { transaction: null }))}
        />
      ) : null}
    </>
  );
}
