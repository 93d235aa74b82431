import type { Investment } from '@gli/sdk';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';

/** What was credited to an investment so far, the latest first. */
export function InvestmentPayouts({ investment }: { investment: Investment }) {
  const words = useWords();
  const formats = useFormats();
  const { payouts, next_payout: next, token } = investment;
  return (
    <Stack gap="sm">
      <Heading as="h3" size="sm">
        {words.portfolio.payouts()}
      </Heading>
      {payouts.length === 0 ? (
        <Text tone="muted">
          {next
            ? words.portfolio.noPayouts({ day: formats.day(next.pays_on) })
            : words.portfolio.noPayoutsYet()}
        </Text>
      ) : (
        <Table
          caption={words.portfolio.payouts()}
          captionHidden
          rowKey={({ id }) => id}
          rows={payouts}
          columns={[
            {
              id: 'period',
              header: words.portfolio.payoutPeriod(),
              rowHeader: true,
              cell: ({ from_date, to_date }) => `${formats.day(from_date)} – ${formats.day(to_date)}`,
            },
            {
              id: 'credited',
              header: words.portfolio.creditedOn(),
              cell: ({ credited_on }) => formats.day(credited_on),
            },
            {
              id: 'apy',
              header: words.portfolio.payoutApy(),
              numeric: true,
              cell: ({ apy }) => formats.percent(apy),
            },
            {
              id: 'amount',
              header: words.portfolio.payoutAmount(),
              numeric: true,
              cell: ({ amount }) => formats.token(amount, token),
            },
          ]}
        />
      )}
    </Stack>
  );
}
