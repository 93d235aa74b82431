import ArrowBigUpDash from 'lucide-react/icons/arrow-big-up-dash';
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Field } from '../../design/controls/Field.tsx';
import { PasswordInput } from '../../design/controls/PasswordInput.tsx';
import { Stack } from '../../design/display/Layout.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';

const Hint = styled('span', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  fontSize: '$sm',
  fontWeight: '$medium',
  lineHeight: '$snug',
  color: '$warningText',
  '& svg': { width: '1rem', height: '1rem', flexShrink: 0 },
});

type PasswordFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'autoComplete'> & {
  label: string;
  error: ReactNode;
  autoComplete: 'current-password' | 'new-password';
};

/** A password with its label: it can be shown, and warns while Caps Lock is on, which is known from the first key. */
export function PasswordField({ label, error, ...input }: PasswordFieldProps) {
  const t = useTranslations();
  const [isCapsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Stack gap="xs">
      <Field label={label} error={error} required>
        <PasswordInput
          {...input}
          onKeyDown={readCapsLock}
          onKeyUp={readCapsLock}
          showLabel={t.login.showPassword()}
          hideLabel={t.login.hidePassword()}
        />
      </Field>
      <span role="status">
        {isCapsLock ? (
          <Hint>
            <ArrowBigUpDash aria-hidden />
            {t.login.capsLock()}
          </Hint>
        ) : null}
      </span>
    </Stack>
  );
}
