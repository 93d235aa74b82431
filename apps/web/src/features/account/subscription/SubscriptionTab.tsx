import { type MemberSubscription, subscriptionPlanValues } from '@gli/sdk';
import { useGetProfile, useUpdateSubscription } from '@gli/sdk/react';
import { zSubscriptionInput } from '@gli/sdk/schemas';
import {
  Button,
  Card,
  CardGridSkeleton,
  ErrorText,
  Heading,
  Inline,
  Note,
  omitUndefined,
  parseEnum,
  QueryError,
  Stack,
  Text,
} from '@gli/ui';
import { Form, FormCheckbox, pickDirty, useSubmit, useZodForm } from '@gli/ui/forms';
import { useId } from 'react';
import { useErrorText } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { PlanChoice } from './PlanChoice.tsx';

/** Plan and newsletters. Choices take effect when saved. Spec §7 User */
export function SubscriptionTab() {
  const profile = useGetProfile();
  if (profile.isPending) return <CardGridSkeleton count={3} />;
  if (!profile.data) return <QueryError query={profile} />;
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
  const { newsletter, weekly_report, new_asset_alerts } = subscription;
  const plan = parseEnum(subscriptionPlanValues, subscription.plan);
  // A change made elsewhere resets the form, because its edits are outdated.
  const form = useZodForm(zSubscriptionInput, {
    values: { plan, newsletter, weekly_report, new_asset_alerts },
  });
  const { dirtyFields, isDirty, isSubmitting } = form.formState;
  const { submit, failure } = useSubmit(form, (input) =>
    update.mutateAsync({ body: omitUndefined(pickDirty(input, dirtyFields)) }),
  );
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
    <Form form={form} onSubmit={submit} gap="xl">
      <Stack gap="md">
        <Stack gap="xs">
          <Heading as="h2">{t.account.plan()}</Heading>
          <Text tone="muted">
            {`${t.account.planSince({ day: formats.day(subscription.plan_since_on) })} · ${t.account.planNote()}`}
          </Text>
          <Note>{t.account.planPreference()}</Note>
        </Stack>
        <PlanChoice current={subscription.plan} />
      </Stack>
      <Stack as="section" gap="md" aria-labelledby={mailsId}>
        <Heading as="h2" id={mailsId}>
          {t.account.mails()}
        </Heading>
        <Card>
          {newsletters.map(({ name, ...labels }) => (
            <FormCheckbox key={name} name={name} {...labels} />
          ))}
        </Card>
      </Stack>
      {failure ? <ErrorText>{errorText(failure)}</ErrorText> : null}
      <Inline gap="md">
        <Button type="submit" size="lg" busy={isSubmitting} disabled={!isDirty}>
          {t.account.saveSubscription()}
        </Button>
        <Note role="status">
          {isDirty ? '' : update.isSuccess ? t.account.subscriptionSaved() : t.account.nothingChanged()}
        </Note>
      </Inline>
    </Form>
  );
}
