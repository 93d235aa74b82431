import type { ReferralCodeOverview } from '@gli/sdk';
import { maskEmail } from '@gli/validation';
import { Link, useSearchParams } from 'wouter';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Text, TextLink } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { withValues } from '../referral-address.ts';

/** Codes as rows. The owner's e-mail is masked: a name and a part of it are enough to tell members apart. */
export function CodesTable({ codes }: { codes: readonly ReferralCodeOverview[] }) {
  const t = useTranslations();
  const formats = useFormats();
  const [search] = useSearchParams();
  return (
    <Table
      caption={t.referralOperator.views.codes()}
      captionHidden
      rowKey={({ referral_code: code }) => code.id}
      rows={codes}
      columns={[
        {
          id: 'code',
          header: t.referral.code(),
          rowHeader: true,
          cell: ({ referral_code: code, owner }) => (
            <Link href={`/referral?${withValues(search, { member: owner.id })}`} asChild>
              <TextLink>{code.code}</TextLink>
            </Link>
          ),
        },
        {
          id: 'owner',
          header: t.referralOperator.owner(),
          cell: ({ owner }) => (
            <Stack gap="none" as="span">
              {owner.name}
              <Text as="span" size="sm" tone="muted">
                {maskEmail(owner.email)}
              </Text>
            </Stack>
          ),
        },
        {
          id: 'active',
          header: t.referralOperator.activity(),
          cell: ({ referral_code: { active } }) =>
            active ? t.referralOperator.activeOnly() : t.referralOperator.pausedOnly(),
        },
        {
          id: 'used',
          header: t.referral.used(),
          numeric: true,
          cell: ({ referral_code: { uses_count: used } }) => formats.integer(used),
        },
        {
          id: 'invited',
          header: t.referralOperator.invited(),
          numeric: true,
          cell: ({ invited_count: invited, active_count: active }) =>
            t.referralOperator.invitedOf({
              invited: formats.integer(invited),
              active: formats.integer(active),
            }),
        },
        {
          id: 'paid',
          header: t.referralOperator.paid(),
          numeric: true,
          cell: ({ total_rewards: paid, token }) => formats.token(paid, token),
        },
        {
          id: 'pending',
          header: t.referralOperator.pending(),
          numeric: true,
          cell: ({ pending_rewards: pending, token }) => formats.token(pending, token),
        },
      ]}
    />
  );
}
