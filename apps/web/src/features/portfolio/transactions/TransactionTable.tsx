import type { WalletTransaction } from '@gli/sdk';
import type { ComponentProps } from 'react';
import { Badge } from '../../../design/display/Badge.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { TextLink } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
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
        { header: t.transactions.type(), cell: ({ type }) => translate(t.terms.transactionType, type)() },
        {
          header: t.transactions.amount(),
          figure: (transaction) => formats.gain(signedAmount(transaction), transaction.token),
        },
        {
          header: t.transactions.status(),
          cell: ({ status }) => (
            <Badge tone={statusTones[status] ?? 'neutral'} dot>
              {translate(t.terms.transactionStatus, status)()}
            </Badge>
          ),
        },
        {
          header: t.transactions.hash(),
          cell: ({ hash }) =>
            hash === null ? (
              t.transactions.noHash()
            ) : (
              <HashCopy
                hash={hash}
                label={(short) => t.transactions.copyHash({ hash: short })}
                copied={t.transactions.hashCopied()}
              />
            ),
        },
      ]}
    />
  );
}

function Description({ transaction: { description, reference } }: { transaction: WalletTransaction }) {
  const href = referenceLink(reference);
  if (href === null) return description;
  return <TextLink href={href}>{description}</TextLink>;
}
