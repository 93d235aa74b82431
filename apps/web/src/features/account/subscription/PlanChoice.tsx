import type { SubscriptionPlan } from '@gli/sdk';
import { zSubscriptionPlan } from '@gli/sdk/schemas';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useId } from 'react';
import { Grid, Inline, styled, Text, VisuallyHidden } from '@/design';
import { translate, useTranslations } from '@/i18n';
import { Note } from '@/shared';

const plans = zSubscriptionPlan.options;

const Option = styled('label', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  padding: '$5',
  background: '$surface',
  border: '1px solid $colors$border',
  borderRadius: '$lg',
  boxShadow: '$card',
  cursor: 'pointer',
  stateTransition: '$control',
  '&:hover': { borderColor: '$borderStrong' },
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
  '& svg': { color: '$primaryText' },
  '&:has(:checked)': { borderColor: '$primary', boxShadow: 'inset 0 0 0 1px $colors$primary' },
  '&:has(:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
  '@forced': { '&:has(:checked)': { borderColor: 'Highlight' } },
});
type PlanChoiceProps = {
  value: SubscriptionPlan;
  /** The active plan. An unknown plan stays selected until the member chooses another. */
  current: SubscriptionPlan;
  onChange: (plan: SubscriptionPlan) => void;
};

/** Plans side by side as radio buttons, so arrow keys change the choice. */
export function PlanChoice({ value, current, onChange }: PlanChoiceProps) {
  const t = useTranslations();
  const name = useId();
  return (
    <fieldset>
      <VisuallyHidden as="legend">{t.account.plan()}</VisuallyHidden>
      {plans.some((plan) => plan === current) ? null : (
        <Text tone="muted">{translate(t.account.plans, current)()}</Text>
      )}
      <Grid min="fields" gap="md" css={{ alignItems: 'stretch' }}>
        {plans.map((plan) => (
          <Option key={plan}>
            <input
              type="radio"
              name={name}
              value={plan}
              checked={value === plan}
              onChange={() => onChange(plan)}
              aria-describedby={`${name}-${plan}`}
              aria-label={t.account.plans[plan]()}
            />
            <Inline as="span" justify="between">
              <Text as="span" size="lg" weight="bold">
                {t.account.plans[plan]()}
              </Text>
              {value === plan ? <CircleCheck aria-hidden size={20} /> : null}
            </Inline>
            <Note as="span" id={`${name}-${plan}`}>
              {t.account.planTexts[plan]()}
            </Note>
          </Option>
        ))}
      </Grid>
    </fieldset>
  );
}
