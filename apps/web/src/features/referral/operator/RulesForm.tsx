import type { ReferralRewardConfig, ReferralRuleEvent, Token } from '@gli/sdk';
import { useGetRewardConfig, useUpdateRewardConfig } from '@gli/sdk/react';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FieldPath, FormProvider, useFieldArray, useForm, useFormContext } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { IconButton } from '../../../design/controls/IconButton.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Grid, Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { ErrorText } from '../../../shared/forms/ErrorText.tsx';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/page/LoadingCards.tsx';
import { Note } from '../../../shared/page/Note.tsx';
import { useSubmit } from '../use-submit.ts';
import { AmountField, TokenField } from './AmountField.tsx';
import {
  isWhole,
  MILESTONE_MAX_MEMBERS,
  MILESTONES_MAX_COUNT,
  PAYOUT_DELAY_MAX_DAYS,
  type RuleValues,
  rewardConditions,
  ruleChanges,
  ruleValuesOf,
} from './rule-values.ts';

const Legend = styled('legend', { fontSize: '$sm', fontWeight: '$semibold', marginBottom: '$1' });
const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto',
  gap: '$3',
  alignItems: 'start',
  '& > button': { marginTop: '1.625rem' },
  '@mobile': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > button': { marginTop: '1.625rem', justifySelf: 'end' },
  },
});

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
    // Another way to write the same: the form says so.
    if (changes === null) return form.reset(values);
    await update.mutateAsync({ body: changes });
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
          {failure ? <ErrorText>{errorText(failure)}</ErrorText> : null}
          <Inline gap="md">
            <Button type="submit" size="lg" busy={isSubmitting}>
              {t.referralOperator.saveRules()}
            </Button>
            {isDirty ? null : <Note>{t.referralOperator.rulesUnchanged()}</Note>}
          </Inline>
        </Stack>
      </form>
    </FormProvider>
  );
}

/** The form's fields by their names in the server's validation errors: they have the same names. */
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

/** The rule of one event: its reward, whether it is on, and its conditions. */
function RuleFields({ event, index }: { event: ReferralRuleEvent; index: number }) {
  const t = useTranslations();
  const { register } = useFormContext<RuleValues>();
  return (
    <Card as="fieldset">
      <Stack gap="md">
        <Heading as="legend" size="sm" css={{ float: 'left', width: '100%' }}>
          {translate(t.referral.events, event)()}
        </Heading>
        <Checkbox label={t.referralOperator.ruleEnabled()} {...register(`rules.${index}.enabled`)} />
        <AmountField name={`rules.${index}.amount`} label={t.referralOperator.ruleAmount()} />
        <TokenField {...register(`rules.${index}.token`)} />
        <fieldset>
          <Legend>{t.referralOperator.conditions()}</Legend>
          {rewardConditions.map((condition) => (
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

/** Monthly cap, smallest investment and payout delay of the program. */
function LimitFields({ token }: { token: Token }) {
  const t = useTranslations();
  const { register, formState } = useFormContext<RuleValues>();
  return (
    <Card>
      <Stack gap="md">
        <Heading as="h2" size="sm">
          {t.referralOperator.limits()}
        </Heading>
        <Grid min="sm" gap="md">
          <AmountField
            name="monthly_cap"
            label={t.referralOperator.monthlyCap()}
            aside={token}
            hint={t.referralOperator.monthlyCapHint()}
            allows="empty"
          />
          <AmountField
            name="minimum_investment"
            label={t.referralOperator.minimumInvestment()}
            aside={token}
            allows="zero"
          />
          <Field
            label={t.referralOperator.payoutDelay()}
            error={formState.errors.payout_delay_days?.message}
            required
          >
            <Input
              inputMode="numeric"
              autoComplete="off"
              {...register('payout_delay_days', {
                validate: (text) =>
                  isWhole(text, 0, PAYOUT_DELAY_MAX_DAYS) ||
                  t.referralOperator.payoutDelayWrong({ maximum: PAYOUT_DELAY_MAX_DAYS }),
              })}
            />
          </Field>
        </Grid>
      </Stack>
    </Card>
  );
}

/** The milestones, each with its bonus: rows to change, add and remove. */
function MilestoneFields() {
  const t = useTranslations();
  const formats = useFormats();
  const { control, register, formState, getValues } = useFormContext<RuleValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'milestones' });
  const validateCount = (text: string) => {
    if (!isWhole(text, 1, MILESTONE_MAX_MEMBERS)) {
      return t.referralOperator.milestoneCountWrong({ maximum: formats.integer(MILESTONE_MAX_MEMBERS) });
    }
    const same = getValues('milestones').filter(({ target_count: count }) => Number(count) === Number(text));
    return same.length < 2 || t.referralOperator.milestoneTwice();
  };
  return (
    <Card>
      <Stack gap="md">
        <Heading as="h2" size="sm">
          {t.referralOperator.milestones()}
        </Heading>
        {fields.map(({ id }, index) => (
          <Row key={id}>
            <Field
              label={t.referralOperator.milestoneCount()}
              error={formState.errors.milestones?.[index]?.target_count?.message}
              required
            >
              <Input
                inputMode="numeric"
                autoComplete="off"
                {...register(`milestones.${index}.target_count`, { validate: validateCount })}
              />
            </Field>
            <AmountField name={`milestones.${index}.amount`} label={t.referralOperator.ruleAmount()} />
            <TokenField {...register(`milestones.${index}.token`)} />
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
      </Stack>
    </Card>
  );
}
