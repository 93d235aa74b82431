import type { ReferralReward } from '@gli/sdk';
import { Table, type TableColumn } from '../../../design/display/Table.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useWords, wordFor } from '../../../i18n/words.ts';
import { RewardStateBadge } from '../RewardStateBadge.tsx';

type PendingTableProps = {
  rewards: readonly ReferralReward[];
  caption: string;
  /** What can be done with each. */
  actions?: TableColumn<ReferralReward> | undefined;
};

/** Rewards that wait: what for, how much, until when, and what is still open. */
export function PendingTable({ rewards, caption, actions }: PendingTableProps) {
  const words = useWords();
  const formats = useFormats();
  return (
    <Table
      caption={caption}
      captionHidden
      rowKey={({ id }) => id}
      rows={rewards}
      columns={[
        { id: 'reason', header: words.referral.reward(), rowHeader: true, cell: ({ reason }) => reason },
        {
          id: 'event',
          header: words.referral.event(),
          cell: ({ event }) => wordFor(words.referral.events, event)(),
        },
        {
          id: 'due',
          header: words.referral.due(),
          cell: ({ due_at: due }) => (due === null ? words.referral.dueOpen() : formats.day(due)),
        },
        {
          id: 'conditions',
          header: words.referral.openConditions(),
          cell: ({ open_conditions: open }) =>
            open.length === 0
              ? words.referral.noConditions()
              : open.map((one) => wordFor(words.referral.conditions, one)()).join(', '),
        },
        {
          id: 'state',
          header: words.referral.state(),
          cell: ({ state }) => <RewardStateBadge state={state} />,
        },
        {
          id: 'amount',
          header: words.referral.amount(),
          numeric: true,
          cell: ({ amount, token }) => formats.token(amount, token),
        },
        ...(actions ? [actions] : []),
      ]}
    />
  );
}
