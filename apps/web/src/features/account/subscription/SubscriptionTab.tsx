import type { MemberSubscription } from '@gli/sdk';
import { useGetProfile, useUpdateSubscription } from '@gli/sdk/react';
import { useId, useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { ErrorText } from '../../../shared/forms/ErrorText.tsx';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/page/LoadingCards.tsx';
import { Note } from '../../../shared/page/Note.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import {
  type SubscriptionValues,
  subscriptionChanges,
  subscriptionValuesOf,
} from './subscription-changes.ts';

/** Plan and newsletters; a choice takes effect when it is saved. Spec §7 User */
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
  /** Whether the member's grade includes the weekly report. */
  getsWeeklyReports: boolean;
};

function SubscriptionForm({ subscription, getsWeeklyReports }: SubscriptionFormProps) {
  const t = useTranslations();
  const formats = useFormats();
  const errorText = useErrorText();
  const mailsId = useId();
  const update = useUpdateSubscription();
  const before = subscriptionValuesOf(subscription);
  // A change made elsewhere resets the form; what is edited here is older then.
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
