import { type SubscriptionInput, type SubscriptionPlan, subscriptionPlanValues } from '@gli/sdk';
import { Grid, Inline, Note, Text, translate, VisuallyHidden } from '@gli/ui';
import { CircleCheck } from '@gli/ui/icons';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from '@/i18n';
import { Option } from './PlanChoice.styles.ts';

/**
 * Plans side by side as radio buttons of the surrounding form, so arrow keys change the choice.
 * @param current the active plan; an unknown plan is kept until the member chooses another
 */
export function PlanChoice({ current }: { current: SubscriptionPlan }) {
  const t = useTranslations();
  const id = useId();
  const { register, watch } = useFormContext<SubscriptionInput>();
  return (
    <fieldset>
      <VisuallyHidden as="legend">{t.account.plan()}</VisuallyHidden>
      {subscriptionPlanValues.some((plan) => plan === current) ? null : (
        <Text tone="muted">{translate(t.account.plans, current)()}</Text>
      )}
      <Grid min="fields" gap="md" css={{ alignItems: 'stretch' }}>
        {subscriptionPlanValues.map((plan) => (
          <Option key={plan}>
            <input
              type="radio"
              value={plan}
              aria-describedby={`${id}-${plan}`}
              aria-label={t.account.plans[plan]()}
              {...register('plan')}
            />
            <Inline as="span" justify="between">
              <Text as="span" size="lg" weight="bold">
                {t.account.plans[plan]()}
              </Text>
              {watch('plan') === plan ? <CircleCheck aria-hidden size={20} /> : null}
            </Inline>
            <Note as="span" id={`${id}-${plan}`}>
              {t.account.planTexts[plan]()}
            </Note>
          </Option>
        ))}
      </Grid>
    </fieldset>
  );
}
