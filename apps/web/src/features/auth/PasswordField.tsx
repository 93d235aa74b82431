import ArrowBigUpDash from 'lucide-react/icons/arrow-big-up-dash';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from '../../design/controls/Field.tsx';
import { PasswordInput } from '../../design/controls/PasswordInput.tsx';
import { Stack } from '../../design/display/Layout.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useCapsLock } from './use-caps-lock.ts';

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

/** A password with its label: can be looked at, and says when Caps Lock is on. */
export function PasswordField({ label, error, ...input }: PasswordFieldProps) {
  const t = useTranslations();
  const capsLock = useCapsLock();
  return (
    <Stack gap="xs">
      <Field label={label} error={error} required>
        <PasswordInput
          {...input}
          {...capsLock.handlers}
          showLabel={t.login.showPassword()}
          hideLabel={t.login.hidePassword()}
        />
      </Field>
      <span role="status">
        {capsLock.isOn ? (
          <Hint>
            <ArrowBigUpDash aria-hidden />
            {t.login.capsLock()}
          </Hint>
        ) : null}
      </span>
    </Stack>
  );
}
