import type { ReferralReward } from '@gli/sdk';
import { Table, type TableColumn } from '../../../design/display/Table.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { RewardStateBadge } from '../RewardStateBadge.tsx';

type PendingTableProps = {
  rewards: readonly ReferralReward[];
  caption: string;
  /** What can be done with each. */
  actions?: TableColumn<ReferralReward> | undefined;
};

/** Rewards that wait: what for, how much, until when, and what is still open. */
export function PendingTable({ rewards, caption, actions }: PendingTableProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Table
      caption={caption}
      captionHidden
      rowKey={({ id }) => id}
      rows={rewards}
      columns={[
        { id: 'reason', header: t.referral.reward(), rowHeader: true, cell: ({ reason }) => reason },
        {
          id: 'event',
          header: t.referral.event(),
          cell: ({ event }) => translate(t.referral.events, event)(),
        },
        {
          id: 'due',
          header: t.referral.due(),
          cell: ({ due_at: due }) => (due === null ? t.referral.dueOpen() : formats.day(due)),
        },
        {
          id: 'conditions',
          header: t.referral.openConditions(),
          cell: ({ open_conditions: open }) =>
            open.length === 0
              ? t.referral.noConditions()
              : open.map((one) => translate(t.referral.conditions, one)()).join(', '),
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
        ...(actions ? [actions] : []),
      ]}
    />
  );
}
