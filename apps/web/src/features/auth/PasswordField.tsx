import { PasswordInput, Stack } from '@gli/ui';
import { FormField } from '@gli/ui/forms';
import { ArrowBigUpDash } from '@gli/ui/icons';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useTranslations } from '@/i18n';
import { CapsLock } from './PasswordField.styles.ts';

type PasswordFieldProps = Pick<ComponentProps<typeof FormField>, 'name' | 'label' | 'invalid' | 'deps'> & {
  autoComplete: 'current-password' | 'new-password';
  describedBy?: string;
};

/**
 * Password field of the surrounding form. The password can be revealed. Caps Lock causes a warning and is
 * detected on the first key press.
 */
export function PasswordField({ autoComplete, describedBy, ...field }: PasswordFieldProps) {
  const t = useTranslations();
  const [isCapsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Stack gap="xs">
      <FormField {...field} required>
        <PasswordInput
          autoComplete={autoComplete}
          aria-describedby={describedBy}
          onKeyDown={readCapsLock}
          onKeyUp={readCapsLock}
          showLabel={t.login.showPassword()}
          hideLabel={t.login.hidePassword()}
        />
      </FormField>
      <span role="status">
        {isCapsLock ? (
          <CapsLock>
            <ArrowBigUpDash aria-hidden size={16} />
            <span>{t.login.capsLock()}</span>
          </CapsLock>
        ) : null}
      </span>
    </Stack>
  );
}
