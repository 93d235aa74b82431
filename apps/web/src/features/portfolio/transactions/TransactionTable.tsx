import type { WalletTransaction } from '@gli/sdk';
import type { ComponentProps } from 'react';
import { Badge } from '../../../design/display/Badge.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { TextLink } from '../../../design/display/Text.tsx';
import { media } from '../../../design/measures.ts';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { useMedia } from '../../../shared/browser/use-media.ts';
import { DayList } from '../../../shared/page/DayList.tsx';
import { HashCopy } from '../../../shared/wallet/HashCopy.tsx';
import { referenceLink, signedAmount } from './transaction-rows.ts';

const statusTones: Readonly<Record<string, ComponentProps<typeof Badge>['tone']>> = {
  completed: 'success',
  pending: 'warning',
  failed: 'danger',
};

/** The description links to what the transaction was for, the hash can be copied. */
export function TransactionTable({ transactions }: { transactions: readonly WalletTransaction[] }) {
  const t = useTranslations();
  const formats = useFormats();
  const isPhone = useMedia(media.mobile);
  const amountOf = (transaction: WalletTransaction) =>
    formats.gain(signedAmount(transaction), transaction.token);
  const typeOf = ({ type }: WalletTransaction) => translate(t.terms.transactionType, type)();
  if (isPhone) {
    return (
      <DayList
        label={t.transactions.title()}
        rows={transactions.map((transaction) => ({
          key: transaction.id,
          at: transaction.created_at,
          title: <Description transaction={transaction} />,
          amount: amountOf(transaction),
          note: `${typeOf(transaction)} · ${formats.clock(transaction.created_at)}`,
          aside:
            transaction.status === 'completed' ? (
              <Hash transaction={transaction} />
            ) : (
              <StatusBadge status={transaction.status} />
            ),
        }))}
      />
    );
  }
  return (
    <Table
      caption={t.transactions.title()}
      rowKey={({ id }) => id}
      rows={transactions}
      columns={[
        {
          header: t.transactions.description(),
          name: (transaction) => <Description transaction={transaction} />,
        },
        { header: t.transactions.date(), cell: ({ created_at }) => formats.moment(created_at) },
        { header: t.transactions.type(), cell: typeOf },
        {
          header: t.transactions.amount(),
          figure: amountOf,
        },
        {
          header: t.transactions.status(),
          cell: ({ status }) => <StatusBadge status={status} />,
        },
        {
          header: t.transactions.hash(),
          cell: (transaction) => <Hash transaction={transaction} />,
        },
      ]}
    />
  );
}

function StatusBadge({ status }: Pick<WalletTransaction, 'status'>) {
  const t = useTranslations();
  return (
    <Badge tone={statusTones[status] ?? 'neutral'} dot>
      {translate(t.terms.transactionStatus, status)()}
    </Badge>
  );
}

function Hash({ transaction: { hash } }: { transaction: WalletTransaction }) {
  const t = useTranslations();
  if (hash === null) return t.transactions.noHash();
  return (
    <HashCopy
      hash={hash}
      label={(short) => t.transactions.copyHash({ hash: short })}
      copied={t.transactions.hashCopied()}
    />
  );
}

function Description({ transaction: { description, reference } }: { transaction: WalletTransaction }) {
  const href = referenceLink(reference);
  if (href === null) return description;
  return <TextLink href={href}>{description}</TextLink>;
}
