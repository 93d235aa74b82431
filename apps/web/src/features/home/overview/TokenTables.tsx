import type { DashboardBalance, DashboardTransaction } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { media } from '../../../design/measures.ts';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { useMedia } from '../../../shared/browser/use-media.ts';
import { DayList } from '../../../shared/page/DayList.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { MoreLink } from './Entry.tsx';

/** The four tokens, and what each is worth in won. */
export function Balances({ balances }: { balances: readonly DashboardBalance[] }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Section title={t.alternateHome.tokens()}>
      <Card>
        <Stack gap="md">
          <Table
            caption={t.alternateHome.tokensTable()}
            rowKey={({ token }) => token}
            rows={balances}
            columns={[
              { header: t.alternateHome.token(), name: ({ token }) => token },
              { header: t.alternateHome.balance(), figure: ({ balance }) => formats.token(balance) },
              { header: t.alternateHome.won(), figure: ({ value_krw }) => formats.won(value_krw) },
            ]}
          />
          <MoreLink href="/conversion">{t.alternateHome.toConversion()}</MoreLink>
        </Stack>
      </Card>
    </Section>
  );
}

/** The latest transactions; an amount that left the balance has a minus. */
export function RecentTransactions({ transactions }: { transactions: readonly DashboardTransaction[] }) {
  const t = useTranslations();
  const formats = useFormats();
  const isPhone = useMedia(media.mobile);
  const typeOf = ({ type }: DashboardTransaction) => translate(t.terms.transactionType, type)();
  const statusOf = ({ status }: DashboardTransaction) => translate(t.terms.transactionStatus, status)();
  const amountOf = ({ amount, direction, token }: DashboardTransaction) =>
    formats.gain(direction === 'out' ? decimal.subtract('0', amount) : amount, token);
  return (
    <Section title={t.alternateHome.recentTransactions()}>
      <Card>
        {transactions.length === 0 ? (
          <Text tone="muted">{t.alternateHome.noTransactions()}</Text>
        ) : (
          <Stack gap="md">
            {isPhone ? (
              <DayList
                label={t.alternateHome.recentTransactions()}
                rows={transactions.map((transaction) => ({
                  key: transaction.id,
                  at: transaction.created_at,
                  title: typeOf(transaction),
                  amount: amountOf(transaction),
                  note: formats.clock(transaction.created_at),
                  aside: statusOf(transaction),
                }))}
              />
            ) : (
              <Table
                caption={t.alternateHome.recentTransactions()}
                rowKey={({ id }) => id}
                rows={transactions}
                columns={[
                  { header: t.alternateHome.type(), name: typeOf },
                  { header: t.alternateHome.date(), cell: ({ created_at }) => formats.moment(created_at) },
                  { header: t.alternateHome.status(), cell: statusOf },
                  { header: t.alternateHome.amount(), figure: amountOf },
                ]}
              />
            )}
            <MoreLink href="/mypage?tab=transactions">{t.alternateHome.toTransactions()}</MoreLink>
          </Stack>
        )}
      </Card>
    </Section>
  );
}
