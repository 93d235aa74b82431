import type { DashboardTransaction } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { Link } from 'wouter';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Text, TextLink } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useWords, wordFor } from '../../../i18n/words.ts';
import { Section } from '../../../shared/Section.tsx';

/** The latest movements of tokens; what left the balance has a minus. */
export function RecentTransactions({ transactions }: { transactions: readonly DashboardTransaction[] }) {
  const words = useWords();
  const formats = useFormats();
  return (
    <Section title={words.alternateHome.recentTransactions()}>
      <Card>
        {transactions.length === 0 ? (
          <Text tone="muted">{words.alternateHome.noTransactions()}</Text>
        ) : (
          <Stack gap="md">
            <Table
              caption={words.alternateHome.recentTransactions()}
              captionHidden
              rowKey={({ id }) => id}
              rows={transactions}
              columns={[
                {
                  id: 'type',
                  header: words.alternateHome.type(),
                  rowHeader: true,
                  cell: ({ type }) => wordFor(words.terms.transactionType, type)(),
                },
                {
                  id: 'date',
                  header: words.alternateHome.date(),
                  cell: ({ created_at }) => formats.moment(created_at),
                },
                {
                  id: 'status',
                  header: words.alternateHome.status(),
                  cell: ({ status }) => wordFor(words.terms.transactionStatus, status)(),
                },
                {
                  id: 'amount',
                  header: words.alternateHome.amount(),
                  numeric: true,
                  cell: ({ amount, direction, token }) =>
                    formats.gain(direction === 'out' ? decimal.subtract('0', amount) : amount, token),
                },
              ]}
            />
            <div>
              <Link href="/mypage?tab=transactions" asChild>
                <TextLink>{words.alternateHome.toTransactions()}</TextLink>
              </Link>
            </div>
          </Stack>
        )}
      </Card>
    </Section>
  );
}
