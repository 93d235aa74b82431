import type { MemberSubscription } from '@gli/sdk';
import { useGetProfile, useUpdateSubscription } from '@gli/sdk/react';
import { useId, useState } from 'react';
import { Button, Card, Checkbox, Heading, Inline, Stack, Text } from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import { ErrorText, LoadFailure, LoadingCards, Note, useErrorText } from '@/shared';
import { PlanChoice } from './PlanChoice.tsx';
import {
  type SubscriptionValues,
  subscriptionChanges,
  toSubscriptionValues,
} from './subscription-changes.ts';

/** Plan and newsletters. Choices take effect when saved. Spec §7 User */
export function SubscriptionTab() {
  const profile = useGetProfile();
  if (profile.isPending) return <LoadingCards count={3} />;
  if (!profile.data) return <LoadFailure query={profile} />;
  const { subscription, benefits } = profile.data;
  return (
    <SubscriptionForm subscription={subscription} getsWeeklyReports={benefits.includes('weekly_reports')} />
  );
}

type SubscriptionFormProps = {
  subscription: MemberSubscription;
  /** True if the member's grade includes the weekly report. */
  getsWeeklyReports: boolean;
};

function SubscriptionForm({ subscription, getsWeeklyReports }: SubscriptionFormProps) {
  const t = useTranslations();
  const formats = useFormats();
  const errorText = useErrorText();
  const mailsId = useId();
  const update = useUpdateSubscription();
  const before = toSubscriptionValues(subscription);
  // A change made elsewhere resets the form, because its edits are outdated.
  const { updated_at: version } = subscription;
  const [edited, setEdited] = useState({ version, values: before });
  const values = edited.version === version ? edited.values : before;
  const changes = subscriptionChanges(before, values);
  const set = (change: Partial<SubscriptionValues>) =>
    setEdited({ version, values: { ...values, ...change } });
  const save = () => {
    if (changes !== null && !update.isPending) update.mutate({ body: changes });
  };
  const newsletters = [
    { name: 'newsletter', label: t.account.newsletter() },
    {
      name: 'weekly_report',
      label: t.account.weeklyReport(),
      hint: getsWeeklyReports ? undefined : t.account.weeklyReportNeeds(),
    },
    { name: 'new_asset_alerts', label: t.account.newAssetAlerts() },
  ] as const;
  return (
    <Stack gap="xl">
      <Stack gap="md">
        <Stack gap="xs">
          <Heading as="h2">{t.account.plan()}</Heading>
          <Text tone="muted">
            {t.account.planSince({ day: formats.day(subscription.plan_since_on) })} · {t.account.planNote()}
          </Text>
          <Note>{t.account.planPreference()}</Note>
        </Stack>
        <PlanChoice value={values.plan} current={subscription.plan} onChange={(plan) => set({ plan })} />
      </Stack>
      <Stack as="section" gap="md" aria-labelledby={mailsId}>
        <Heading as="h2" id={mailsId}>
          {t.account.mails()}
        </Heading>
        <Card>
          {newsletters.map(({ name, ...labels }) => (
            <Checkbox
              key={name}
              {...labels}
              checked={values[name]}
              onChange={(event) => set({ [name]: event.currentTarget.checked })}
            />
          ))}
        </Card>
      </Stack>
      {update.isError ? <ErrorText>{errorText(update.error)}</ErrorText> : null}
      <Inline gap="md">
        <Button size="lg" busy={update.isPending} disabled={changes === null} onClick={save}>
          {t.account.saveSubscription()}
        </Button>
        <Note role="status">
          {changes !== null
            ? ''
            : update.isSuccess
              ? t.account.subscriptionSaved()
              : t.account.nothingChanged()}
        </Note>
      </Inline>
    </Stack>
  );
}
