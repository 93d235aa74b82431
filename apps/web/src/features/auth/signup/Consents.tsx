import { useFormContext } from 'react-hook-form';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { TextLink } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import type { SignupValues } from './use-registration.ts';

// Below the label of the checkbox, not below the box. Another tab: nothing that was entered is lost.
const Document = styled(TextLink, {
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  minHeight: '$touch',
  marginTop: '-$2',
  marginLeft: '1.875rem',
  paddingInline: '$1',
  fontSize: '$sm',
});

/** What an account needs, each with its text, and the one consent that is voluntary. */
export function Consents() {
  const t = useTranslations();
  const { register, formState } = useFormContext<SignupValues>();
  const needed = [
    {
      field: 'acceptsTerms',
      label: t.signup.acceptTerms(),
      path: '/terms',
      name: t.places['terms-of-use'](),
    },
    { field: 'acceptsPrivacy', label: t.signup.acceptPrivacy(), path: '/privacy', name: t.places.privacy() },
    {
      field: 'acceptsRisk',
      label: t.signup.acceptRisk(),
      path: '/risk-disclosure',
      name: t.places['risk-disclosure'](),
    },
  ] as const;
  return (
    <Stack gap="none">
      {needed.map(({ field, label, path, name }) => (
        <Stack key={field} gap="none">
          <Checkbox
            label={label}
            error={formState.errors[field]?.message}
            aria-required
            {...register(field, { validate: (is) => is || t.signup.consentNeeded() })}
          />
          <Document as="a" href={path} target="_blank" title={t.common.opensInNewTab()}>
            {t.signup.read({ document: name })}
          </Document>
        </Stack>
      ))}
      <Checkbox
        label={t.signup.acceptMarketing()}
        hint={t.signup.marketingHint()}
        {...register('acceptsMarketing')}
      />
    </Stack>
  );
}
