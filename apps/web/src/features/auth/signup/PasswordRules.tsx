import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '@gli/validation';
import { Circle, CircleCheck, CircleX } from 'lucide-react';
import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { passwordRules } from './password-rules.ts';

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

/** Which of the rules the password keeps so far. */
export function PasswordRules({ password, id }: { password: string; id: string }) {
  const t = useTranslations();
  const states = passwordRules(password);
  const limits = { minimum: PASSWORD_MIN_CHARACTERS, maximum: PASSWORD_MAX_CHARACTERS };
  const rules = [
    { state: states.length, text: t.signup.ruleLength(limits) },
    { state: states.safe, text: t.signup.ruleSafe() },
  ];
  const spoken = { open: '', met: t.signup.ruleMet(), broken: t.signup.ruleBroken() };
  return (
    <List id={id} aria-label={t.signup.passwordRules()}>
      {rules.map(({ state, text }) => {
        const Icon = icons[state];
        return (
          <Rule key={text} state={state}>
            <Icon aria-hidden />
            <span>
              {text}
              <VisuallyHidden> {spoken[state]}</VisuallyHidden>
            </span>
          </Rule>
        );
      })}
    </List>
  );
}
