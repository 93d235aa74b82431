import type { ReferralRuleEvent, Token } from '@gli/sdk';
import Trash2 from 'lucide-react/icons/trash-2';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { IconButton } from '../../../design/controls/IconButton.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Grid, Stack } from '../../../design/display/Layout.tsx';
import { Heading } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { AmountField, TokenField } from './AmountField.tsx';
import {
  isWhole,
  MILESTONE_MAX_MEMBERS,
  MILESTONES_MAX_COUNT,
  PAYOUT_DELAY_MAX_DAYS,
  type RuleValues,
  rewardConditions,
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

/** The rule of one event: its reward, whether it is on, and its conditions. */
export function RuleFields({ event, index }: { event: ReferralRuleEvent; index: number }) {
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
export function LimitFields({ token }: { token: Token }) {
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
export function MilestoneFields() {
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
