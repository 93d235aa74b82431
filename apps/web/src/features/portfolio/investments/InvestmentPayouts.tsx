import type { Investment } from '@gli/sdk';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';

/** What was credited to an investment so far, the latest first. */
export function InvestmentPayouts({ investment }: { investment: Investment }) {
  const t = useTranslations();
  const formats = useFormats();
  const { payouts, next_payout: next, token } = investment;
  return (
    <Stack gap="sm">
      <Heading as="h3" size="sm">
        {t.portfolio.payouts()}
      </Heading>
      {payouts.length === 0 ? (
        <Text tone="muted">
          {next ? t.portfolio.noPayouts({ day: formats.day(next.pays_on) }) : t.portfolio.noPayoutsYet()}
        </Text>
      ) : (
        <Table
          caption={t.portfolio.payouts()}
          captionHidden
          rowKey={({ id }) => id}
          rows={payouts}
          columns={[
            {
              id: 'period',
              header: t.portfolio.payoutPeriod(),
              rowHeader: true,
              cell: ({ from_date, to_date }) => `${formats.day(from_date)} – ${formats.day(to_date)}`,
            },
            {
              id: 'credited',
              header: t.portfolio.creditedOn(),
              cell: ({ credited_on }) => formats.day(credited_on),
            },
            {
              id: 'apy',
              header: t.portfolio.payoutApy(),
              numeric: true,
              cell: ({ apy }) => formats.percent(apy),
            },
            {
              id: 'amount',
              header: t.portfolio.payoutAmount(),
              numeric: true,
              cell: ({ amount }) => formats.token(amount, token),
            },
          ]}
        />
      )}
    </Stack>
  );
}
