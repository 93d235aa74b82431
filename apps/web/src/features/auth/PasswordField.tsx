import ArrowBigUpDash from 'lucide-react/icons/arrow-big-up-dash';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { PasswordInput, Stack, styled } from '@/design';
import { useTranslations } from '@/i18n';
import { FormField } from '../../shared/forms/zod-form/index.ts';

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

type PasswordFieldProps = Pick<ComponentProps<typeof FormField>, 'name' | 'label' | 'invalid' | 'deps'> & {
  autoComplete: 'current-password' | 'new-password';
  /** Id of the text that describes the field. */
  describedBy?: string;
};

/**
 * Password field of the surrounding form. It can be revealed, and warns about Caps Lock, which is detected on the
 * first key press.
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
          <Hint>
            <ArrowBigUpDash aria-hidden />
            {t.login.capsLock()}
          </Hint>
        ) : null}
      </span>
    </Stack>
  );
}
