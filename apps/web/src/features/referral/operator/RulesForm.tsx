import type { ReferralRewardConfig } from '@gli/sdk';
import { useGetRewardConfig, useUpdateRewardConfig } from '@gli/sdk/react';
import { type FieldPath, FormProvider, useForm } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Grid, Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/LoadingCards.tsx';
import { useSubmit } from '../use-submit.ts';
import { LimitFields, MilestoneFields, RuleFields } from './RuleFields.tsx';
import { type RuleValues, ruleChanges, ruleValuesOf } from './rule-values.ts';

/** Edits the rules of the program. Spec §7 Referrals */
export function RulesEditor() {
  const config = useGetRewardConfig();
  if (config.isPending) return <LoadingCards count={3} />;
  if (!config.data) return <LoadFailure query={config} />;
  // A change made elsewhere resets the form: what is edited here is outdated then.
  return <RulesForm key={config.data.updated_at} config={config.data} />;
}

/** Rules, limits and milestones in one form; only the changes are sent. */
function RulesForm({ config }: { config: ReferralRewardConfig }) {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const errorText = useErrorText();
  const update = useUpdateRewardConfig();
  const form = useForm<RuleValues>({ defaultValues: ruleValuesOf(config) });
  const { isDirty, isSubmitting } = form.formState;
  const save = async (values: RuleValues) => {
    const changes = ruleChanges(config, values);
    if (changes === null) {
      toast({ tone: 'neutral', title: t.referralOperator.rulesUnchanged() });
      return;
    }
    await update.mutateAsync({ data: changes });
    toast({ tone: 'success', title: t.referralOperator.rulesSaved() });
  };
  const { submit, failure } = useSubmit(form, save, fieldsOf);
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <Text tone="muted" prose>
            {t.referralOperator.rulesText()}{' '}
            {t.referralOperator.lastChanged({ time: formats.moment(config.updated_at) })}
          </Text>
          <Grid min="md">
            {config.rules.map(({ event }, index) => (
              <RuleFields key={event} event={event} index={index} />
            ))}
          </Grid>
          <LimitFields token={config.token} />
          <MilestoneFields />
          {failure ? (
            <Text tone="danger" weight="medium" role="alert">
              {errorText(failure)}
            </Text>
          ) : null}
          <Inline gap="md">
            <Button type="submit" size="lg" busy={isSubmitting}>
              {t.referralOperator.saveRules()}
            </Button>
            {isDirty ? null : (
              <Text size="sm" tone="muted">
                {t.referralOperator.rulesUnchanged()}
              </Text>
            )}
          </Inline>
        </Stack>
      </form>
    </FormProvider>
  );
}

/** The form's fields by their names in the server's validation errors, which are the same. */
function fieldsOf({ rules, milestones }: RuleValues): Record<string, FieldPath<RuleValues>> {
  const names: FieldPath<RuleValues>[] = [
    'monthly_cap',
    'minimum_investment',
    'payout_delay_days',
    ...rules.map((_, index) => `rules.${index}.amount` as const),
    ...milestones.flatMap((_, index) => [
      `milestones.${index}.target_count` as const,
      `milestones.${index}.amount` as const,
    ]),
  ];
  return Object.fromEntries(names.map((name) => [name, name]));
}
