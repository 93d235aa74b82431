import type { DashboardTransaction } from '@gli/sdk';
import { LinkRow, LinkRows, Section, StatusBadge, translate } from '@gli/ui';
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, ShoppingBag } from '@gli/ui/icons';
import { toSignedAmount } from '@gli/validation';
import type { ComponentType } from 'react';
import { referenceLink } from '@/data';

import { useFormats, useTranslations } from '@/i18n';
import { MoreLink } from './MoreLink.tsx';

const icons: Readonly<Record<string, ComponentType>> = {
  deposit: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  conversion: ArrowLeftRight,
  purchase: ShoppingBag,
};

/** The latest transactions with the server's descriptions. Outgoing amounts have a minus sign. */
export function RecentTransactions({ transactions }: { transactions: readonly DashboardTransaction[] }) {
  const t = useTranslations();
  return (
    <Section title={t.alternateHome.recentTransactions()}>
      <LinkRows label={t.alternateHome.recentTransactions()} empty={t.alternateHome.noTransactions()}>
        {transactions.map((transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction} />
        ))}
      </LinkRows>
      {transactions.length > 0 ? (
        <MoreLink href="/mypage?tab=transactions">{t.alternateHome.toTransactions()}</MoreLink>
      ) : null}
    </Section>
  );
}

function TransactionRow({ transaction }: { transaction: DashboardTransaction }) {
  const t = useTranslations();
  const formats = useFormats();
  const { type, token, status } = transaction;
  const Icon = icons[type] ?? ArrowLeftRight;
  return (
    <LinkRow
      href={referenceLink(transaction.reference)}
      icon={<Icon />}
      title={transaction.description}
      amount={formats.gainExact(toSignedAmount(transaction), token)}
      note={`${translate(t.terms.transactionType, type)()} · ${formats.moment(transaction.created_at)}`}
      aside={<StatusBadge status={status} labels={t.terms.transactionStatus} />}
    />
  );
}
