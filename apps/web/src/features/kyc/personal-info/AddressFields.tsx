import { useFormContext } from 'react-hook-form';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { CountryOptions } from './CountryOptions.tsx';
import { HOME_COUNTRY } from './country-codes.ts';
import { FieldGroup, WholeRow } from './form-parts.tsx';
import type { PersonalInfoValues } from './personal-info.ts';
import { usePersonalInfoRules } from './use-personal-info-rules.ts';

/** Where the member lives now. */
export function AddressFields() {
  const t = useTranslations();
  const rules = usePersonalInfoRules();
  const { register, formState, watch } = useFormContext<PersonalInfoValues>();
  const errors = formState.errors.address;
  const isKorean = watch('address.country') === HOME_COUNTRY;
  return (
    <FieldGroup legend={t.authCenter.info.address()}>
      <Field label={t.authCenter.info.country()} error={errors?.country?.message} required>
        <NativeSelect
          autoComplete="country"
          {...register('address.country', { deps: 'address.postal_code' })}
        >
          <CountryOptions />
        </NativeSelect>
      </Field>
      <Field label={t.authCenter.info.postalCode()} error={errors?.postal_code?.message} required>
        <Input
          autoComplete="postal-code"
          inputMode={isKorean ? 'numeric' : 'text'}
          maxLength={12}
          {...register('address.postal_code', { validate: rules.postalCode })}
        />
      </Field>
      <Field
        label={t.authCenter.info.region()}
        aside={t.authCenter.info.optional()}
        error={errors?.region?.message}
      >
        <Input autoComplete="address-level1" maxLength={60} {...register('address.region')} />
      </Field>
      <Field label={t.authCenter.info.city()} error={errors?.city?.message} required>
        <Input
          autoComplete="address-level2"
          maxLength={60}
          {...register('address.city', { validate: rules.required(t.authCenter.info.city()) })}
        />
      </Field>
      <WholeRow>
        <Field
          label={t.authCenter.info.line1()}
          hint={t.authCenter.info.line1Hint()}
          error={errors?.line1?.message}
          required
        >
          <Input
            autoComplete="address-line1"
            maxLength={120}
            {...register('address.line1', { validate: rules.required(t.authCenter.info.line1()) })}
          />
        </Field>
      </WholeRow>
      <WholeRow>
        <Field
          label={t.authCenter.info.line2()}
          aside={t.authCenter.info.optional()}
          error={errors?.line2?.message}
        >
          <Input autoComplete="address-line2" maxLength={120} {...register('address.line2')} />
        </Field>
      </WholeRow>
    </FieldGroup>
  );
}
