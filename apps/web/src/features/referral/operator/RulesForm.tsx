import type { ReferralRewardConfig } from '@gli/sdk';
import { useUpdateRewardConfig } from '@gli/sdk/react';
import { type FormEvent, useState } from 'react';
import { type FieldPath, FormProvider, useForm } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Grid, Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { showFieldErrors } from '../../../shared/show-field-errors.ts';
import { LimitFields } from './LimitFields.tsx';
import { MilestoneFields } from './MilestoneFields.tsx';
import { RuleFields } from './RuleFields.tsx';
import { type RuleValues, ruleChanges, ruleValuesOf } from './rule-values.ts';

/** Rules, limits and goals in one form; what was changed is sent together. */
export function RulesForm({ config }: { config: ReferralRewardConfig }) {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const errorText = useErrorText();
  const update = useUpdateRewardConfig();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<RuleValues>({ defaultValues: ruleValuesOf(config) });
  const { isDirty, isSubmitting } = form.formState;

  const send = form.handleSubmit(async (values) => {
    setFailure(null);
    const changes = ruleChanges(config, values);
    if (changes === null) {
      toast({ tone: 'neutral', title: t.referralOperator.rulesUnchanged() });
      return;
    }
    try {
      await update.mutateAsync({ data: changes });
      toast({ tone: 'success', title: t.referralOperator.rulesSaved() });
    } catch (error) {
      if (showFieldErrors<RuleValues>(error, fieldsOf(values), form.setError) === 0) setFailure(error);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Enter in a field does not ask the button.
    if (!isSubmitting) void send(event);
  };
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

/** The form's fields by the names that the server's complaints have. */
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
