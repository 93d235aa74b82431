import { checkNewPassword, PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '@gli/validation';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { styled, VisuallyHidden } from '@/design';
import { useTranslations } from '@/i18n';

const List = styled('ul', { display: 'grid', gap: '$1', fontSize: '$sm', lineHeight: '$snug' });
const Rule = styled('li', {
  display: 'flex',
  gap: '$2',
  alignItems: 'flex-start',
  '& svg': { width: '1rem', height: '1rem', flexShrink: 0, marginTop: '0.1rem' },
  variants: {
    state: {
      open: { color: '$textMuted' },
      met: { color: '$successText' },
      broken: { color: '$dangerText' },
    },
  },
});
const icons = { open: Circle, met: CircleCheck, broken: CircleX };

/** The password rules with their current state. */
export function PasswordRules({ password, id }: { password: string; id: string }) {
  const t = useTranslations();
  const states = passwordRules(password);
  const limits = { minimum: PASSWORD_MIN_CHARACTERS, maximum: PASSWORD_MAX_CHARACTERS };
  const rules = [
    { state: states.length, text: t.signup.ruleLength(limits) },
    { state: states.safe, text: t.signup.ruleSafe() },
  ];
  const stateTexts = { open: '', met: t.signup.ruleMet(), broken: t.signup.ruleBroken() };
  return (
    <List id={id} aria-label={t.signup.passwordRules()}>
      {rules.map(({ state, text }) => {
        const Icon = icons[state];
        return (
          <Rule key={text} state={state}>
            <Icon aria-hidden />
            <span>
              {text}
              <VisuallyHidden> {stateTexts[state]}</VisuallyHidden>
            </span>
          </Rule>
        );
      })}
    </List>
  );
}

/** `open` means not decided yet. */
type RuleState = 'open' | 'met' | 'broken';

/** Returns the state of both rules for a typed password. Spec §5 Password */
export function passwordRules(value: string): { length: RuleState; safe: RuleState } {
  switch (checkNewPassword(value)?.code) {
    case 'password_required':
    case 'password_too_short':
      return { length: 'open', safe: 'open' };
    case 'password_too_long':
      return { length: 'broken', safe: 'open' };
    case 'password_unsafe':
      return { length: 'met', safe: 'broken' };
    case undefined:
      return { length: 'met', safe: 'met' };
  }
}
