import type { ReferralRuleEvent } from '@gli/sdk';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { type RuleValues, rewardConditions } from './rule-values.ts';
import { TokenSelect } from './TokenSelect.tsx';
import { useAmountRule } from './use-amount-rule.ts';

const Legend = styled('legend', { fontSize: '$sm', fontWeight: '$semibold', marginBottom: '$1' });

/** What one event earns, whether it does, and under which conditions. */
export function RuleFields({ event, index }: { event: ReferralRuleEvent; index: number }) {
  const t = useTranslations();
  const amountRule = useAmountRule();
  const { register, formState } = useFormContext<RuleValues>();
  const errors = formState.errors.rules?.[index];
  const label = t.referralOperator.ruleAmount();
  return (
    <Card as="fieldset">
      <Stack gap="md">
        <Heading as="legend" size="sm" css={{ float: 'left', width: '100%' }}>
          {translate(t.referral.events, event)()}
        </Heading>
        <Checkbox label={t.referralOperator.ruleEnabled()} {...register(`rules.${index}.enabled`)} />
        <Field label={label} error={errors?.amount?.message} required>
          <Input
            inputMode="decimal"
            autoComplete="off"
            {...register(`rules.${index}.amount`, { validate: amountRule({ label }) })}
          />
        </Field>
        <Field label={t.referralOperator.token()}>
          <TokenSelect {...register(`rules.${index}.token`)} />
        </Field>
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
