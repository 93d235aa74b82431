import type { Token } from '@gli/sdk';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Grid, Stack } from '../../../design/display/Layout.tsx';
import { Heading } from '../../../design/display/Text.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { isWhole, PAYOUT_DELAY_MAX_DAYS, type RuleValues } from './rule-values.ts';
import { useAmountRule } from './use-amount-rule.ts';

/** Cap, smallest investment and payout delay of the program. */
export function LimitFields({ token }: { token: Token }) {
  const t = useTranslations();
  const amountRule = useAmountRule();
  const { register, formState } = useFormContext<RuleValues>();
  const { errors } = formState;
  return (
    <Card>
      <Stack gap="md">
        <Heading as="h2" size="sm">
          {t.referralOperator.limits()}
        </Heading>
        <Grid min="sm" gap="md">
          <Field
            label={t.referralOperator.monthlyCap()}
            aside={token}
            hint={t.referralOperator.monthlyCapHint()}
            error={errors.monthly_cap?.message}
          >
            <Input
              inputMode="decimal"
              autoComplete="off"
              {...register('monthly_cap', {
                validate: amountRule({ label: t.referralOperator.monthlyCap(), allows: 'empty' }),
              })}
            />
          </Field>
          <Field
            label={t.referralOperator.minimumInvestment()}
            aside={token}
            error={errors.minimum_investment?.message}
            required
          >
            <Input
              inputMode="decimal"
              autoComplete="off"
              {...register('minimum_investment', {
                validate: amountRule({ label: t.referralOperator.minimumInvestment(), allows: 'zero' }),
              })}
            />
          </Field>
          <Field label={t.referralOperator.payoutDelay()} error={errors.payout_delay_days?.message} required>
            <Input
              inputMode="numeric"
              autoComplete="off"
              {...register('payout_delay_days', {
                validate: (typed) =>
                  isWhole(typed, 0, PAYOUT_DELAY_MAX_DAYS) ||
                  t.referralOperator.payoutDelayWrong({ maximum: PAYOUT_DELAY_MAX_DAYS }),
              })}
            />
          </Field>
        </Grid>
      </Stack>
    </Card>
  );
}
