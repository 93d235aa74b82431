import type { WalletInfo, WalletTransaction } from '@gli/sdk';
import { useGetWalletInfo } from '@gli/sdk/react';
import { HashCopy, LinkButton, Note, ResourceList, StatusBadge, TextLink, translate } from '@gli/ui';
import { ReceiptText } from '@gli/ui/icons';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { referenceLink } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { SaveTransactions } from './SaveTransactions.tsx';
import { formatMoved } from './transaction-rows.ts';
import { getTransactionFilters, PAGE_ROWS, toTransactionsQuery } from './transactions-address.ts';

const selectTransactions = ({ transactions }: WalletInfo) => transactions;

/**
 * All transactions. Descriptions link to the related item, and hashes can be copied. Spec §3 My Page
 * transaction
 */
export function TransactionList() {
  const t = useTranslations();
  const formats = useFormats();
  const [search] = useSearchParams();
  const transactions = useGetWalletInfo(toTransactionsQuery(search), {
    query: { placeholderData: keepPreviousData, select: selectTransactions },
  });
  const formatType = ({ type }: WalletTransaction) => translate(t.terms.transactionType, type)();
  const renderStatus = ({ status }: WalletTransaction) => (
    <StatusBadge status={status} labels={t.terms.transactionStatus} />
  );
  return (
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
          name: (transaction) => <Description transaction={transaction} />,
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
        { header: t.transactions.status(), cell: renderStatus },
        {
          header: t.transactions.hash(),
          cell: (transaction) => <Hash transaction={transaction} />,
          phone: {
            aside: (transaction) =>
              transaction.status === 'completed' ? (
                <Hash transaction={transaction} />
              ) : (
                renderStatus(transaction)
              ),
          },
        },
      ]}
      notes={
        <>
          <Note>{t.transactions.depositNote()}</Note>
          <Note>{t.transactions.notOnChainNote()}</Note>
        </>
      }
    />
  );
}

function Hash({ transaction: { hash } }: { transaction: WalletTransaction }) {
  const t = useTranslations();
  return hash === null ? t.transactions.noHash() : <HashCopy hash={hash} />;
}

function Description({ transaction: { description, reference } }: { transaction: WalletTransaction }) {
  const href = referenceLink(reference);
  if (href === null) return description;
  return <TextLink href={href}>{description}</TextLink>;
}
