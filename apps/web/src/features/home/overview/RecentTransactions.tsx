import type { DashboardTransaction } from '@gli/sdk';
import { LinkRow, LinkRows, Section, StatusBadge, TextLink, translate } from '@gli/ui';
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, ShoppingBag } from '@gli/ui/icons';
import { toSignedAmount } from '@gli/validation';
import type { ComponentType } from 'react';
import { referenceLink } from '@/data';
import { useFormats, useTranslations } from '@/i18n';

const icons: Readonly<Record<string, ComponentType>> = {
  deposit: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  conversion: ArrowLeftRight,
  purchase: ShoppingBag,
};

const TRANSACTIONS_MAX_COUNT = 3;

/** The latest transactions with the server's descriptions and signed amounts. Renders nothing if there are none. */
export function RecentTransactions({ transactions }: { transactions: readonly DashboardTransaction[] }) {
  const t = useTranslations();
  if (transactions.length === 0) return null;
  return (
    <Section
      title={t.alternateHome.recentTransactions()}
      action={<TextLink href="/mypage?tab=transactions">{t.alternateHome.toTransactions()}</TextLink>}
    >
      <LinkRows label={t.alternateHome.recentTransactions()}>
        {transactions.slice(0, TRANSACTIONS_MAX_COUNT).map((transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction} />
        ))}
      </LinkRows>
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
      aside={
        status === 'completed' ? null : <StatusBadge status={status} labels={t.terms.transactionStatus} />
      }
    />
  );
}
