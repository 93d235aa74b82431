import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import type { BatchRun } from './pay-batches.ts';

/** What a run did: in a sentence, and reward by reward. */
export function BatchOutcome({ run }: { run: BatchRun }) {
  const t = useTranslations();
  const formats = useFormats();
  const count = formats.integer;
  return (
    <Stack gap="md">
      <Text role="status" weight="semibold">
        {run.done === 0
          ? t.referralOperator.batchNothing()
          : t.referralOperator.batchDone({
              paid: count(run.paid),
              failed: count(run.failed),
              skipped: count(run.skipped),
            })}
        {run.totals.length > 0
          ? ` · ${t.referralOperator.batchTotals({
              amounts: run.totals.map(({ amount, token }) => formats.token(amount, token)).join(', '),
            })}`
          : null}
      </Text>
      {run.outcomes.length > 0 ? (
        <Table
          caption={t.referralOperator.outcomes()}
          rowKey={({ reward }) => reward.id}
          rows={run.outcomes}
          columns={[
            {
              id: 'reward',
              header: t.referral.reward(),
              rowHeader: true,
              cell: ({ reward }) => reward.reason,
            },
            {
              id: 'amount',
              header: t.referral.amount(),
              numeric: true,
              cell: ({ reward }) => formats.token(reward.amount, reward.token),
            },
            {
              id: 'outcome',
              header: t.referralOperator.outcome(),
              cell: ({ outcome, failure }) =>
                [translate(t.referralOperator.outcomeKinds, outcome)(), failure?.message]
                  .filter(Boolean)
                  .join(': '),
            },
          ]}
        />
      ) : null}
    </Stack>
  );
}
