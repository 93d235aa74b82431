import { Checkbox, Divider, Inline, Stack } from '@gli/ui';
import { FormCheckbox } from '@gli/ui/forms';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from '@/i18n';
import { DocumentLink } from './Consents.styles.ts';

const CONSENTS = ['terms_accepted', 'privacy_accepted', 'risk_accepted', 'marketing_accepted'] as const;

/**
 * The required consents with their texts, and the optional marketing consent. An additional checkbox gives all
 * of them.
 */
export function Consents() {
  const t = useTranslations();
  const { control, setValue } = useFormContext<Record<(typeof CONSENTS)[number], boolean>>();
  const given = useWatch({ control, name: CONSENTS });
  const needed = [
    {
      field: 'terms_accepted',
      label: t.signup.acceptTerms(),
      path: '/terms',
      name: t.places['terms-of-use'](),
    },
    {
      field: 'privacy_accepted',
      label: t.signup.acceptPrivacy(),
      path: '/privacy',
      name: t.places.privacy(),
    },
    {
      field: 'risk_accepted',
      label: t.signup.acceptRisk(),
      path: '/risk-disclosure',
      name: t.places['risk-disclosure'](),
    },
  ] as const;
  return (
    <Stack gap="none">
      <Checkbox
        label={t.signup.acceptAll()}
        checked={given.every(Boolean)}
        onChange={({ currentTarget: { checked } }) => {
          for (const field of CONSENTS)
            setValue(field, checked, { shouldDirty: true, shouldValidate: checked });
        }}
      />
      <Divider />
      {needed.map(({ field, label, path, name }) => (
        <Inline key={field} justify="between" align="start" gap="sm" nowrap="normalText">
          <FormCheckbox name={field} label={label} invalid={t.signup.consentNeeded()} aria-required />
          {/* Opens in a new tab, so that no input is lost. */}
          <DocumentLink
            as="a"
            href={path}
            target="_blank"
            title={t.common.opensInNewTab()}
            aria-label={t.signup.read({ document: name })}
            touch
          >
            {t.signup.readShort()}
          </DocumentLink>
        </Inline>
      ))}
      <FormCheckbox
        name="marketing_accepted"
        label={t.signup.acceptMarketing()}
        hint={t.signup.marketingHint()}
      />
    </Stack>
  );
}
