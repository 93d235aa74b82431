import {
  type ReferralRewardConfig,
  type ReferralRuleEvent,
  referralRewardConditionValues,
  type Token,
} from '@gli/sdk';
import { useGetRewardConfig, useUpdateRewardConfig } from '@gli/sdk/react';
import {
  Button,
  Card,
  CardGridSkeleton,
  Checkbox,
  ErrorText,
  Grid,
  Heading,
  IconButton,
  Inline,
  Legend,
  Note,
  QueryError,
  Stack,
  Subheading,
  Text,
  translate,
  useToast,
} from '@gli/ui';
import { Form, FormCheckbox, FormField, useSubmit, useZodForm } from '@gli/ui/forms';
import { Trash2 } from '@gli/ui/icons';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useErrorText } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { Row } from './RulesForm.styles.ts';
import {
  getRuleChanges,
  MILESTONES_MAX_COUNT,
  type RuleValues,
  toRuleValues,
  zRulesForm,
} from './rules-form.ts';
import { TokenField } from './TokenField.tsx';

/** Edits the program's rules. Spec §7 Referrals */
export function RulesEditor() {
  const config = useGetRewardConfig();
  if (config.isPending) return <CardGridSkeleton count={3} />;
  if (!config.data) return <QueryError query={config} />;
  // A change made elsewhere resets the form, because its edits are outdated.
  return <RulesForm key={config.data.updated_at} config={config.data} />;
}

/** All rules, limits and milestones in one form. Sends only changes. */
function RulesForm({ config }: { config: ReferralRewardConfig }) {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const errorText = useErrorText();
  const update = useUpdateRewardConfig();
  const form = useZodForm(zRulesForm, { defaultValues: toRuleValues(config) });
  const { isDirty, isSubmitting } = form.formState;
  const { submit, failure } = useSubmit(form, async (input) => {
    const changes = getRuleChanges(config, input);
    // Another notation of the same number is not a change.
    if (changes === null) return form.reset(form.getValues());
    await update.mutateAsync({ body: changes });
    toast({ tone: 'success', title: t.referralOperator.rulesSaved() });
  });
  return (
    <Form form={form} onSubmit={submit} gap="lg">
      <Text tone="muted" prose>
        {`${t.referralOperator.rulesText()} ${t.referralOperator.lastChanged({ time: formats.moment(config.updated_at) })}`}
      </Text>
      <Grid min="md">
        {config.rules.map(({ event }, index) => (
          <RuleFields key={event} event={event} index={index} />
        ))}
      </Grid>
      <LimitFields token={config.token} />
      <MilestoneFields />
      {failure ? <ErrorText>{errorText(failure)}</ErrorText> : null}
      <Inline gap="md">
        <Button type="submit" size="lg" busy={isSubmitting}>
          {t.referralOperator.saveRules()}
        </Button>
        {isDirty ? null : <Note>{t.referralOperator.rulesUnchanged()}</Note>}
      </Inline>
    </Form>
  );
}

/** An event's rule: its reward, whether it is active, and its conditions. */
function RuleFields({ event, index }: { event: ReferralRuleEvent; index: number }) {
  const t = useTranslations();
  const { register } = useFormContext<RuleValues>();
  return (
    <Card as="fieldset">
      <Stack gap="md">
        <Heading as="legend" size="sm" css={{ float: 'left', width: '100%' }}>
          {translate(t.referral.events, event)()}
        </Heading>
        <FormCheckbox name={`rules.${index}.enabled`} label={t.referralOperator.ruleEnabled()} />
        <FormField
          name={`rules.${index}.amount`}
          label={t.referralOperator.ruleAmount()}
          inputMode="decimal"
        />
        <TokenField name={`rules.${index}.token`} />
        <fieldset>
          <Legend>{t.referralOperator.conditions()}</Legend>
          {referralRewardConditionValues.map((condition) => (
            <Checkbox
              key={condition}
              value={condition}
              label={t.referral.conditions[condition]()}
              {...register(`rules.${index}.conditions`)}
            />
          ))}
        </fieldset>
      </Stack>
    </Card>
  );
}

function LimitFields({ token }: { token: Token }) {
  const t = useTranslations();
  return (
    <Card gap="md">
      <Subheading as="h2">{t.referralOperator.limits()}</Subheading>
      <Grid min="sm" gap="md">
        <FormField
          name="monthly_cap"
          label={t.referralOperator.monthlyCap()}
          aside={token}
          hint={t.referralOperator.monthlyCapHint()}
          inputMode="decimal"
        />
        <FormField
          name="minimum_investment"
          label={t.referralOperator.minimumInvestment()}
          aside={token}
          inputMode="decimal"
        />
        <FormField name="payout_delay_days" label={t.referralOperator.payoutDelay()} inputMode="numeric" />
      </Grid>
    </Card>
  );
}

/** Milestones with their bonuses, as rows to edit, add and remove. */
function MilestoneFields() {
  const t = useTranslations();
  const { control, getValues } = useFormContext<RuleValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'milestones' });
  return (
    <Card gap="md">
      <Subheading as="h2">{t.referralOperator.milestones()}</Subheading>
      {fields.map(({ id }, index) => (
        <Row key={id}>
          <FormField
            name={`milestones.${index}.target_count`}
            label={t.referralOperator.milestoneCount()}
            invalid={t.referralOperator.milestoneTwice()}
            inputMode="numeric"
          />
          <FormField
            name={`milestones.${index}.amount`}
            label={t.referralOperator.ruleAmount()}
            inputMode="decimal"
          />
          <TokenField name={`milestones.${index}.token`} />
          <IconButton
            label={t.referralOperator.removeMilestone({
              count: getValues(`milestones.${index}.target_count`),
            })}
            onClick={() => remove(index)}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </Row>
      ))}
      <div>
        <Button
          variant="secondary"
          size="sm"
          disabled={fields.length >= MILESTONES_MAX_COUNT}
          onClick={() => append({ target_count: '', amount: '', token: 'GLIB' })}
        >
          {t.referralOperator.addMilestone()}
        </Button>
      </div>
    </Card>
  );
}
