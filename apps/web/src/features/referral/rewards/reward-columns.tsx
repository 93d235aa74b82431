import type { ReferralReward } from '@gli/sdk';
import { HashCopy, type ListColumn, Note, Stack, StatusBadge, translate } from '@gli/ui';
import { useFormats, useTranslations } from '@/i18n';

export type RewardColumn = ListColumn<ReferralReward>;

/** Returns the columns shared by all reward lists. */
export function useRewardColumns() {
  const t = useTranslations();
  const formats = useFormats();
  return {
    reason: { header: t.referral.reward(), name: ({ reason }) => reason, phone: 'title' },
    event: {
      header: t.referral.event(),
      cell: ({ event }) => translate(t.referral.events, event)(),
    },
    status: {
      header: t.referral.state(),
      cell: ({ status }) => <StatusBadge status={status} labels={t.referral.states} />,
      phone: 'aside',
    },
    amount: {
      header: t.referral.amount(),
      figure: ({ amount, token }) => formats.tokenExact(amount, token),
      phone: 'amount',
    },
  } satisfies Record<string, RewardColumn>;
}

/** Returns the columns of pending rewards: event, amount, due date and unmet conditions. */
export function usePendingColumns(): RewardColumn[] {
  const t = useTranslations();
  const formats = useFormats();
  const { reason, event, status, amount } = useRewardColumns();
  const getDue = ({ due_at: due }: ReferralReward) =>
    due === null ? t.referral.dueOpen() : formats.day(due);
  return [
    reason,
    event,
    {
      header: t.referral.due(),
      cell: getDue,
      phone: { note: (reward) => `${t.referral.due()}: ${getDue(reward)}` },
    },
    {
      header: t.referral.openConditions(),
      cell: ({ open_conditions: open }) =>
        open.length === 0
          ? t.referral.noConditions()
          : open.map((one) => translate(t.referral.conditions, one)()).join(' · '),
    },
    status,
    amount,
  ];
}

/**
 * Returns the columns of the reward history, with the reason for a cancellation or failure and the payout's
 * transaction.
 */
export function useHistoryColumns(): RewardColumn[] {
  const t = useTranslations();
  const formats = useFormats();
  const { reason, event, status, amount } = useRewardColumns();
  return [
    {
      ...reason,
      name: ({ reason: text, status_reason: note }) => (
        <Stack gap="none" as="span">
          <span>{text}</span>
          {note === null ? null : (
            <Note as="span" weight="regular">
              {note}
            </Note>
          )}
        </Stack>
      ),
    },
    { ...event, phone: 'note' },
    { header: t.referral.granted(), cell: ({ created_at }) => formats.day(created_at) },
    {
      header: t.referral.processed(),
      cell: ({ processed_at }) => (processed_at === null ? '–' : formats.day(processed_at)),
    },
    {
      ...status,
      phone: {
        aside: (reward) => (reward.hash === null ? status.cell(reward) : <HashCopy hash={reward.hash} />),
      },
    },
    amount,
    {
      header: t.referral.hash(),
      cell: ({ hash }) => (hash === null ? '–' : <HashCopy hash={hash} />),
    },
  ];
}
