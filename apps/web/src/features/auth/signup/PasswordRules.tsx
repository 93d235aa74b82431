import { IconItem, IconList, Text, VisuallyHidden } from '@gli/ui';
import { Circle, CircleCheck, CircleX } from '@gli/ui/icons';
import { checkNewPassword, PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '@gli/validation';
import { useTranslations } from '@/i18n';

const tones = { open: 'muted', met: 'success', broken: 'danger' } as const;
const icons = { open: Circle, met: CircleCheck, broken: CircleX };

/** Rules for a new password, which show whether the typed one meets them. */
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
    <IconList size="sm" css={{ gap: '$1' }} id={id} aria-label={t.signup.passwordRules()}>
      {rules.map(({ state, text }) => {
        const Icon = icons[state];
        return (
          <IconItem key={text} tone={tones[state]}>
            <Icon aria-hidden />
            <Text as="span" tone={tones[state]}>
              <span>{text}</span>
              <VisuallyHidden>{` ${stateTexts[state]}`}</VisuallyHidden>
            </Text>
          </IconItem>
        );
      })}
    </IconList>
  );
}

/** State of a rule. `open` means that it is not decided yet. */
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
