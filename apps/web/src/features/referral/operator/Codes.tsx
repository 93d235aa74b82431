import { useListReferralCodes } from '@gli/sdk/react';
import { Card, Note, ResourceList, Stack, setParams, TextLink } from '@gli/ui';
import { Users } from '@gli/ui/icons';
import { maskEmail } from '@gli/validation';
import { useSearchParams } from 'wouter';
import { keepPage } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { getCodeFilters, PAGE_SIZE, toCodesQuery } from '../referral-address.ts';

/** All members' codes, searched, filtered and sorted by the URL. Each row links to the member's rewards. */
export function Codes() {
  const t = useTranslations();
  const formats = useFormats();
  const [search] = useSearchParams();
  const codes = useListReferralCodes(toCodesQuery(search), keepPage);
  return (
    <Card padding="sm">
      <ResourceList
        label={t.referralOperator.views.codes()}
        query={codes}
        pageSize={PAGE_SIZE}
        filters={getCodeFilters(t)}
        empty={{
          icon: <Users />,
          title: t.referralOperator.noCodes(),
          description: t.referralOperator.noCodesText(),
        }}
        getKey={({ referral_code: code }) => code.id}
        columns={[
          {
            header: t.referral.code(),
            name: ({ referral_code: code, owner }) => (
              <TextLink href={`/referral?${setParams(search, { member: owner.id })}`}>{code.code}</TextLink>
            ),
          },
          {
            header: t.referralOperator.owner(),
            // The name and part of the email are enough to distinguish members.
            cell: ({ owner }) => (
              <Stack gap="none" as="span">
                <span>{owner.name}</span>
                <Note as="span">{maskEmail(owner.email)}</Note>
              </Stack>
            ),
          },
          {
            header: t.referralOperator.activity(),
            cell: ({ referral_code: { active } }) =>
              active ? t.referralOperator.activeOnly() : t.referralOperator.pausedOnly(),
          },
          {
            header: t.referral.used(),
            figure: ({ referral_code: code }) => formats.integer(code.uses_count),
          },
          {
            header: t.referralOperator.invited(),
            figure: ({ invited_count: invited, active_count: active }) =>
              t.referralOperator.invitedCount({
                invited: formats.integer(invited),
                active: formats.integer(active),
              }),
          },
          {
            header: t.referralOperator.paid(),
            figure: ({ total_rewards: paid, token }) => formats.token(paid, token),
          },
          {
            header: t.referralOperator.pending(),
            figure: ({ pending_rewards: pending, token }) => formats.token(pending, token),
          },
        ]}
      />
    </Card>
  );
}
