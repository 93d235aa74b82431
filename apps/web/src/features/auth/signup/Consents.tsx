import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../../design/controls/Button.tsx';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Note, Subheading } from '../../../shared/page/Note.tsx';
import type { SignupValues } from './use-registration.ts';

// Below the label of the checkbox, not below the box.
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

type TermsDialogProps = { open: boolean; onClose: () => void; onAgree: () => void };

/** The terms in full, over the form: nothing that was entered is lost. */
function TermsDialog({ open, onClose, onAgree }: TermsDialogProps) {
  const t = useTranslations();
  const { signup } = t;
  const documents = [
    {
      title: signup.termsOfUse.title(),
      sections: [
        [signup.termsOfUse.service(), signup.termsOfUse.serviceText()],
        [signup.termsOfUse.account(), signup.termsOfUse.accountText()],
        [signup.termsOfUse.risk(), signup.termsOfUse.riskText()],
        [signup.termsOfUse.finality(), signup.termsOfUse.finalityText()],
        [signup.termsOfUse.ending(), signup.termsOfUse.endingText()],
      ],
    },
    {
      title: signup.privacy.title(),
      sections: [
        [signup.privacy.collected(), signup.privacy.collectedText()],
        [signup.privacy.purpose(), signup.privacy.purposeText()],
        [signup.privacy.visible(), signup.privacy.visibleText()],
        [signup.privacy.rights(), signup.privacy.rightsText()],
      ],
    },
  ];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={signup.termsTitle()}
      footer={<Button onClick={onAgree}>{t.signup.agree()}</Button>}
    >
      {/* It can be scrolled by keyboard, too. */}
      <Stack gap="lg" tabIndex={0} role="group" aria-label={signup.termsTitle()}>
        {documents.map(({ title, sections }) => (
          <Stack key={title} as="section" gap="md">
            <Subheading>{title}</Subheading>
            {sections.map(([name, text]) => (
              <Stack key={name} gap="xs">
                <Text as="h4" size="sm" weight="semibold">
                  {name}
                </Text>
                <Note>{text}</Note>
              </Stack>
            ))}
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
