import type { DashboardBalance, DashboardTransaction } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { Card, Stack, Table, Text } from '@/design';
import { translate, useFormats, useTranslations } from '@/i18n';
import { ListRows, Section } from '@/shared';
import { MoreLink } from './Entry.tsx';

const getTotal = ({ balance, staked }: DashboardBalance): string => decimal.add(balance, staked);

/** The four tokens with their staked amounts and total values in won. */
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
              { header: t.alternateHome.staked(), figure: ({ staked }) => formats.token(staked) },
              { header: t.alternateHome.total(), figure: (row) => formats.token(getTotal(row)) },
              {
                header: t.alternateHome.won(),
                figure: (row) => formats.won(decimal.multiply(getTotal(row), row.price_krw)),
              },
            ]}
          />
          <MoreLink href="/conversion">{t.alternateHome.toConversion()}</MoreLink>
        </Stack>
      </Card>
    </Section>
  );
}

/** The latest transactions. Outgoing amounts have a minus sign. */
export function RecentTransactions({ transactions }: { transactions: readonly DashboardTransaction[] }) {
  const t = useTranslations();
  const formats = useFormats();
  const formatType = ({ type }: DashboardTransaction) => translate(t.terms.transactionType, type)();
  const formatStatus = ({ status }: DashboardTransaction) => translate(t.terms.transactionStatus, status)();
  const formatAmount = ({ amount, direction, token }: DashboardTransaction) =>
    formats.gain(direction === 'out' ? decimal.subtract('0', amount) : amount, token);
  return (
    <Section title={t.alternateHome.recentTransactions()}>
      <Card>
        {transactions.length === 0 ? (
          <Text tone="muted">{t.alternateHome.noTransactions()}</Text>
        ) : (
          <Stack gap="md">
            <ListRows
              label={t.alternateHome.recentTransactions()}
              rows={transactions}
              getKey={({ id }) => id}
              getTime={({ created_at }) => created_at}
              columns={[
                { header: t.alternateHome.type(), name: formatType, phone: 'title' },
                {
                  header: t.alternateHome.date(),
                  cell: ({ created_at }) => formats.moment(created_at),
                  phone: { note: ({ created_at }) => formats.clock(created_at) },
                },
                { header: t.alternateHome.status(), cell: formatStatus, phone: 'aside' },
                { header: t.alternateHome.amount(), figure: formatAmount, phone: 'amount' },
              ]}
            />
            <MoreLink href="/mypage?tab=transactions">{t.alternateHome.toTransactions()}</MoreLink>
          </Stack>
        )}
      </Card>
    </Section>
  );
}
