import type { ReferralReward } from '@gli/sdk';
import type { ComponentProps } from 'react';
import { Badge } from '../../../design/display/Badge.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table, type TableColumn } from '../../../design/display/Table.tsx';
import { media } from '../../../design/measures.ts';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { useMedia } from '../../../shared/browser/use-media.ts';
import { DayList } from '../../../shared/page/DayList.tsx';
import { Note } from '../../../shared/page/Note.tsx';
import { HashCopy } from '../../../shared/wallet/HashCopy.tsx';

const stateTones: Readonly<Record<string, ComponentProps<typeof Badge>['tone']>> = {
  pending: 'warning',
  processing: 'primary',
  paid: 'success',
  cancelled: 'neutral',
  failed: 'danger',
};

export type RewardColumn = TableColumn<ReferralReward>;

/** The columns that the tables of rewards share. */
export function useRewardColumns() {
  const t = useTranslations();
  const formats = useFormats();
  return {
    reason: { header: t.referral.reward(), name: ({ reason }) => reason },
    event: {
      header: t.referral.event(),
      cell: ({ event }: ReferralReward) => translate(t.referral.events, event)(),
    },
    status: {
      header: t.referral.state(),
      cell: ({ status }: ReferralReward) => (
        <Badge tone={stateTones[status] ?? 'neutral'} dot>
          {translate(t.referral.states, status)()}
        </Badge>
      ),
    },
    amount: {
      header: t.referral.amount(),
      figure: ({ amount, token }: ReferralReward) => formats.token(amount, token),
    },
  } satisfies Record<string, RewardColumn>;
}

type RewardTableProps = {
  caption: string;
  rewards: readonly ReferralReward[];
  columns: readonly RewardColumn[];
};

export const RewardTable = ({ caption, rewards, columns }: RewardTableProps) => (
  <Table caption={caption} rowKey={({ id }) => id} rows={rewards} columns={columns} />
);

type PendingTableProps = {
  rewards: readonly ReferralReward[];
  caption: string;
  /** What can be done with each. */
  actions?: RewardColumn;
};

/** Pending rewards: what for, how much, until when, and what is still missing. */
export function PendingTable({ rewards, caption, actions }: PendingTableProps) {
  const t = useTranslations();
  const formats = useFormats();
  const isPhone = useMedia(media.mobile);
  const { reason, event, status, amount } = useRewardColumns();
  const due = {
    header: t.referral.due(),
    cell: ({ due_at }: ReferralReward) => (due_at === null ? t.referral.dueOpen() : formats.day(due_at)),
  };
  const conditions: RewardColumn = {
    header: t.referral.openConditions(),
    cell: ({ open_conditions: open }) =>
      open.length === 0
        ? t.referral.noConditions()
        : open.map((one) => translate(t.referral.conditions, one)()).join(', '),
  };
  if (isPhone && !actions) {
    return (
      <DayList
        label={caption}
        rank="h2"
        rows={rewards.map((reward) => ({
          key: reward.id,
          at: reward.created_at,
          title: reward.reason,
          amount: amount.figure(reward),
          note: `${t.referral.due()}: ${due.cell(reward)}`,
          aside: status.cell(reward),
        }))}
      />
    );
  }
  const columns = [reason, event, due, conditions, status, amount];
  return (
    <RewardTable caption={caption} rewards={rewards} columns={actions ? [...columns, actions] : columns} />
  );
}

/** All rewards: why one was canceled or failed, and the transaction that paid it. */
export function HistoryTable({ rewards }: { rewards: readonly ReferralReward[] }) {
  const t = useTranslations();
  const formats = useFormats();
  const isPhone = useMedia(media.mobile);
  const columns = useRewardColumns();
  const reason = {
    header: columns.reason.header,
    name: (reward: ReferralReward) => (
      <Stack gap="none" as="span">
        {reward.reason}
        {reward.status_reason === null ? null : (
          <Note as="span" weight="regular">
            {reward.status_reason}
          </Note>
        )}
      </Stack>
    ),
  };
  const granted: RewardColumn = {
    header: t.referral.granted(),
    cell: ({ created_at }) => formats.day(created_at),
  };
  const processed: RewardColumn = {
    header: t.referral.processed(),
    cell: ({ processed_at }) => (processed_at === null ? '–' : formats.day(processed_at)),
  };
  const hash = {
    header: t.referral.hash(),
    cell: ({ hash }: ReferralReward) =>
      hash === null ? (
        '–'
      ) : (
        <HashCopy
          hash={hash}
          label={(short) => t.referral.copyHash({ hash: short })}
          copied={t.referral.hashCopied()}
        />
      ),
  };
  if (isPhone) {
    return (
      <DayList
        label={t.referral.historyList()}
        rank="h2"
        rows={rewards.map((reward) => ({
          key: reward.id,
          at: reward.processed_at ?? reward.created_at,
          title: reason.name(reward),
          amount: columns.amount.figure(reward),
          note: columns.event.cell(reward),
          aside: reward.hash === null ? columns.status.cell(reward) : hash.cell(reward),
        }))}
      />
    );
  }
  return (
    <RewardTable
      caption={t.referral.historyList()}
      rewards={rewards}
      columns={[reason, columns.event, granted, processed, columns.status, columns.amount, hash]}
    />
  );
}
