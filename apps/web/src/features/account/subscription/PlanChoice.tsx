import type { SubscriptionPlan } from '@gli/sdk';
import { zSubscriptionPlan } from '@gli/sdk/schemas';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useId } from 'react';
import { styled, Text, VisuallyHidden } from '@/design';
import { translate, useTranslations } from '@/i18n';
import { Note } from '@/shared';

const plans = zSubscriptionPlan.options;

const Options = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: '$4',
});
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
  '&:has(:checked)': { borderColor: '$primary', boxShadow: 'inset 0 0 0 1px $colors$primary' },
  '&:has(:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
  '@forced': { '&:has(:checked)': { borderColor: 'Highlight' } },
});
const Name = styled('span', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '1.75rem',
  fontSize: '$lg',
  fontWeight: '$bold',
  '& svg': { width: '1.25rem', height: '1.25rem', color: '$primaryText' },
});

type PlanChoiceProps = {
  value: SubscriptionPlan;
  /** The active plan. An unknown one stays selected until another is chosen. */
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
      <Options>
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
            <Name>
              {t.account.plans[plan]()}
              {value === plan ? <CircleCheck aria-hidden /> : null}
            </Name>
            <Note as="span" id={`${name}-${plan}`}>
              {t.account.planTexts[plan]()}
            </Note>
          </Option>
        ))}
      </Options>
    </fieldset>
  );
}
