import Trash2 from 'lucide-react/icons/trash-2';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { IconButton } from '../../../design/controls/IconButton.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { isWhole, MILESTONE_MAX_MEMBERS, MILESTONES_MAX_COUNT, type RuleValues } from './rule-values.ts';
import { TokenSelect } from './TokenSelect.tsx';
import { useAmountRule } from './use-amount-rule.ts';

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

/** The goals of inviting many, each with its bonus: rows to change, add and remove. */
export function MilestoneFields() {
  const t = useTranslations();
  const formats = useFormats();
  const amountRule = useAmountRule();
  const { control, register, formState, getValues } = useFormContext<RuleValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'milestones' });
  const checkCount = (typed: string) => {
    if (!isWhole(typed, 1, MILESTONE_MAX_MEMBERS)) {
      return t.referralOperator.milestoneCountWrong({ maximum: formats.integer(MILESTONE_MAX_MEMBERS) });
    }
    const same = getValues('milestones').filter(({ target_count: count }) => Number(count) === Number(typed));
    return same.length < 2 || t.referralOperator.milestoneTwice();
  };
  return (
    <Card>
      <Stack gap="md">
        <Heading as="h2" size="sm">
          {t.referralOperator.milestones()}
        </Heading>
        {fields.map(({ id }, index) => {
          const errors = formState.errors.milestones?.[index];
          return (
            <Row key={id}>
              <Field
                label={t.referralOperator.milestoneCount()}
                error={errors?.target_count?.message}
                required
              >
                <Input
                  inputMode="numeric"
                  autoComplete="off"
                  {...register(`milestones.${index}.target_count`, { validate: checkCount })}
                />
              </Field>
              <Field label={t.referralOperator.ruleAmount()} error={errors?.amount?.message} required>
                <Input
                  inputMode="decimal"
                  autoComplete="off"
                  {...register(`milestones.${index}.amount`, {
                    validate: amountRule({ label: t.referralOperator.ruleAmount() }),
                  })}
                />
              </Field>
              <Field label={t.referralOperator.token()}>
                <TokenSelect {...register(`milestones.${index}.token`)} />
              </Field>
              <IconButton
                label={t.referralOperator.removeMilestone({
                  count: getValues(`milestones.${index}.target_count`),
                })}
                onClick={() => remove(index)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </Row>
          );
        })}
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
