import type { Referral } from '@gli/sdk';
import { decimal } from '@gli/validation';
import type { ComponentProps } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Badge } from '../../../design/display/Badge.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Text, TextLink } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { withValues } from '../referral-address.ts';

const statusTones: Readonly<Record<string, ComponentProps<typeof Badge>['tone']>> = {
  active: 'success',
  pending: 'warning',
  inactive: 'neutral',
};

/** Invited members as rows: user, join date, status, rewards. The name, masked by the server, opens the public profile. */
export function FriendTable({ friends }: { friends: readonly Referral[] }) {
  const t = useTranslations();
  const formats = useFormats();
  const [search] = useSearchParams();
  return (
    <Table
      caption={t.referral.friendsTab()}
      captionHidden
      rowKey={({ id }) => id}
      rows={friends}
      columns={[
        {
          id: 'user',
          header: t.referral.friend(),
          rowHeader: true,
          cell: ({ user }) => (
            <Link href={`/referral?${withValues(search, { friend: user.id })}`} asChild>
              <TextLink>{user.name}</TextLink>
            </Link>
          ),
        },
        { id: 'joined', header: t.referral.joined(), cell: ({ joined_at }) => formats.day(joined_at) },
        {
          id: 'status',
          header: t.referral.status(),
          cell: ({ status }) => (
            <Badge tone={statusTones[status] ?? 'neutral'} dot>
              {translate(t.referral.statuses, status)()}
            </Badge>
          ),
        },
        { id: 'source', header: t.referral.source(), cell: (referral) => <Source referral={referral} /> },
        {
          id: 'rewards',
          header: t.referral.rewards(),
          numeric: true,
          cell: ({ rewards, pending_rewards: pending, token }) => (
            <Stack gap="none" as="span">
              {formats.token(rewards, token)}
              {decimal.isZero(pending) ? null : (
                <Text as="span" size="sm" tone="muted">
                  {t.referral.pendingReward({ amount: formats.token(pending, token) })}
                </Text>
              )}
            </Stack>
          ),
        },
      ]}
    />
  );
}

function Source({ referral: { medium, campaign } }: { referral: Referral }) {
  const t = useTranslations();
  const name = medium === null ? t.referral.typedByHand() : translate(t.referral.media, medium)();
  return campaign === null ? name : `${name} · ${campaign}`;
}
