import { useFormContext } from 'react-hook-form';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import type { ProfileValues } from './profile-values.ts';

const ways = ['email', 'sms', 'push'] as const;
const subjects = ['investments', 'conversions', 'orders', 'referrals'] as const;
const languages = ['ko', 'en'] as const;

const Legend = styled('legend', { fontSize: '$sm', fontWeight: '$semibold', marginBottom: '$1' });

/** How the platform reaches the member, of what it tells, and the consent to advertising. */
export function MessageFields() {
  const t = useTranslations();
  const { register, formState } = useFormContext<ProfileValues>();
  const { profileEdit } = t;
  const boxes = (names: readonly (keyof ProfileValues['notifications'])[]) =>
    names.map((name) => (
      <Checkbox
        key={name}
        label={t.profileEdit.notifications[name]()}
        hint={name === 'sms' ? profileEdit.smsNeedsPhone() : undefined}
        {...register(`notifications.${name}`)}
      />
    ));
  return (
    <Stack gap="lg">
      <Heading as="h2" size="md">
        {profileEdit.messages()}
      </Heading>
      <Field label={profileEdit.language()} error={formState.errors.language?.message}>
        <NativeSelect {...register('language')}>
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {t.profileEdit.languages[language]()}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <fieldset>
        <Legend>{profileEdit.ways()}</Legend>
        {boxes(ways)}
      </fieldset>
      <fieldset>
        <Legend>{profileEdit.subjects()}</Legend>
        {boxes(subjects)}
      </fieldset>
      <Text size="sm" tone="muted">
        {profileEdit.securityNote()}
      </Text>
      <Checkbox
        label={profileEdit.marketing()}
        hint={profileEdit.marketingHint()}
        {...register('acceptsMarketing')}
      />
    </Stack>
  );
}
