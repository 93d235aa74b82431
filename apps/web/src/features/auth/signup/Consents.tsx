import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import type { SignupValues } from './registration.ts';
import { TermsDialog } from './TermsDialog.tsx';

// Under the words of the box, not under the box.
const ReadTerms = styled('button', {
  alignSelf: 'flex-start',
  minHeight: '$touch',
  marginLeft: '1.875rem',
  paddingInline: '$1',
  background: 'none',
  border: 0,
  borderRadius: '$sm',
  fontSize: '$sm',
  fontWeight: '$medium',
  color: '$primaryText',
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
});

/** The consent that an account needs, and the one that is voluntary. */
export function Consents() {
  const t = useTranslations();
  const { register, setValue, formState } = useFormContext<SignupValues>();
  const [isOpen, setOpen] = useState(false);
  const { acceptsTerms } = formState.errors;
  return (
    <Stack gap="none">
      <Checkbox
        label={t.signup.acceptTerms()}
        error={acceptsTerms?.message}
        aria-required
        {...register('acceptsTerms', { validate: (is) => is || t.signup.termsNeeded() })}
      />
      <ReadTerms type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.signup.readTerms()}
      </ReadTerms>
      <Checkbox
        label={t.signup.acceptMarketing()}
        hint={t.signup.marketingHint()}
        {...register('acceptsMarketing')}
      />
      <TermsDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onAgree={() => {
          setValue('acceptsTerms', true, { shouldValidate: true });
          setOpen(false);
        }}
      />
    </Stack>
  );
}
