import type { DashboardTransaction } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { Link } from 'wouter';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Text, TextLink } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { Section } from '../../../shared/Section.tsx';

/** The latest movements of tokens; what left the balance has a minus. */
export function RecentTransactions({ transactions }: { transactions: readonly DashboardTransaction[] }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Section title={t.alternateHome.recentTransactions()}>
      <Card>
        {transactions.length === 0 ? (
          <Text tone="muted">{t.alternateHome.noTransactions()}</Text>
        ) : (
          <Stack gap="md">
            <Table
              caption={t.alternateHome.recentTransactions()}
              captionHidden
              rowKey={({ id }) => id}
              rows={transactions}
              columns={[
                {
                  id: 'type',
                  header: t.alternateHome.type(),
                  rowHeader: true,
                  cell: ({ type }) => translate(t.terms.transactionType, type)(),
                },
                {
                  id: 'date',
                  header: t.alternateHome.date(),
                  cell: ({ created_at }) => formats.moment(created_at),
                },
                {
                  id: 'status',
                  header: t.alternateHome.status(),
                  cell: ({ status }) => translate(t.terms.transactionStatus, status)(),
                },
                {
                  id: 'amount',
                  header: t.alternateHome.amount(),
                  numeric: true,
                  cell: ({ amount, direction, token }) =>
                    formats.gain(direction === 'out' ? decimal.subtract('0', amount) : amount, token),
                },
              ]}
            />
            <div>
              <Link href="/mypage?tab=transactions" asChild>
                <TextLink>{t.alternateHome.toTransactions()}</TextLink>
              </Link>
            </div>
          </Stack>
        )}
      </Card>
    </Section>
  );
}
