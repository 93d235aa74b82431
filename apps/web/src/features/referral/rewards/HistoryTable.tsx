import type { ReferralReward } from '@gli/sdk';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { HashLink } from '../../../shared/wallet/HashLink.tsx';
import { RewardStateBadge } from '../RewardStateBadge.tsx';

/** Rewards as rows, with why one was cancelled or failed, and the transaction that paid it. */
export function HistoryTable({ rewards }: { rewards: readonly ReferralReward[] }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Table
      caption={t.referral.historyList()}
      captionHidden
      rowKey={({ id }) => id}
      rows={rewards}
      columns={[
        {
          id: 'reason',
          header: t.referral.reward(),
          rowHeader: true,
          cell: ({ reason, state_reason: why }) => (
            <Stack gap="none" as="span">
              {reason}
              {why === null ? null : (
                <Text as="span" size="sm" tone="muted" weight="regular">
                  {why}
                </Text>
              )}
            </Stack>
          ),
        },
        {
          id: 'event',
          header: t.referral.event(),
          cell: ({ event }) => translate(t.referral.events, event)(),
        },
        {
          id: 'granted',
          header: t.referral.granted(),
          cell: ({ created_at: granted }) => formats.day(granted),
        },
        {
          id: 'processed',
          header: t.referral.processed(),
          cell: ({ processed_at: processed }) => (processed === null ? '–' : formats.day(processed)),
        },
        {
          id: 'state',
          header: t.referral.state(),
          cell: ({ state }) => <RewardStateBadge state={state} />,
        },
        {
          id: 'amount',
          header: t.referral.amount(),
          numeric: true,
          cell: ({ amount, token }) => formats.token(amount, token),
        },
        {
          id: 'hash',
          header: t.referral.hash(),
          cell: ({ transaction_hash: hash }) =>
            hash === null ? (
              '–'
            ) : (
              <HashLink hash={hash} label={(short) => t.referral.hashLink({ hash: short })} />
            ),
        },
      ]}
    />
  );
}
