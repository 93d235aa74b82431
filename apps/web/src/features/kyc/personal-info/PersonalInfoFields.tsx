import type { ComponentProps } from 'react';
import { type RegisterOptions, useFormContext } from 'react-hook-form';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { dayInKorea } from '../../../shared/clock.ts';
import { HOME_COUNTRY } from './country-codes.ts';
import { CountryOptions, FieldGroup, WholeRow } from './form-layout.tsx';
import {
  EARLIEST_BIRTH_DATE,
  genders,
  latestBirthDate,
  occupations,
  type PersonalInfoField,
  type PersonalInfoValues,
  sourcesOfFunds,
} from './personal-info.ts';
import { usePersonalInfoRules } from './use-personal-info-rules.ts';

/** Name, birth date, nationality, gender: as on the identity document. */
export function PersonFields() {
  const t = useTranslations();
  const rules = usePersonalInfoRules();
  return (
    <FieldGroup legend={t.authCenter.info.person()}>
      <InfoField
        name="legal_name"
        label={t.authCenter.info.legalName()}
        hint={t.authCenter.info.legalNameHint()}
        autoComplete="name"
        maxLength={60}
      />
      <InfoField
        name="english_name"
        label={t.authCenter.info.englishName()}
        hint={t.authCenter.info.englishNameHint()}
        rules={{ validate: rules.englishName }}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={80}
      />
      <InfoField
        name="birth_date"
        label={t.authCenter.info.birthDate()}
        rules={{ validate: rules.birthDate }}
        type="date"
        autoComplete="bday"
        min={EARLIEST_BIRTH_DATE}
        max={latestBirthDate(dayInKorea(new Date()))}
      />
      <InfoField name="nationality" label={t.authCenter.info.nationality()}>
        <CountryOptions />
      </InfoField>
      <InfoField name="gender" label={t.authCenter.info.gender()} optional autoComplete="sex">
        <option value="">{t.authCenter.info.noAnswer()}</option>
        {genders.map((gender) => (
          <option key={gender} value={gender}>
            {t.authCenter.info.genders[gender]()}
          </option>
        ))}
      </InfoField>
    </FieldGroup>
  );
}

/** Where the member lives now. */
export function AddressFields() {
  const t = useTranslations();
  const rules = usePersonalInfoRules();
  const { watch } = useFormContext<PersonalInfoValues>();
  return (
    <FieldGroup legend={t.authCenter.info.address()}>
      <InfoField
        name="address.country"
        label={t.authCenter.info.country()}
        rules={{ deps: 'address.postal_code' }}
        autoComplete="country"
      >
        <CountryOptions />
      </InfoField>
      <InfoField
        name="address.postal_code"
        label={t.authCenter.info.postalCode()}
        rules={{ validate: rules.postalCode }}
        autoComplete="postal-code"
        inputMode={watch('address.country') === HOME_COUNTRY ? 'numeric' : 'text'}
        maxLength={12}
      />
      <InfoField
        name="address.region"
        label={t.authCenter.info.region()}
        optional
        autoComplete="address-level1"
        maxLength={60}
      />
      <InfoField
        name="address.city"
        label={t.authCenter.info.city()}
        autoComplete="address-level2"
        maxLength={60}
      />
      <WholeRow>
        <InfoField
          name="address.line1"
          label={t.authCenter.info.line1()}
          hint={t.authCenter.info.line1Hint()}
          autoComplete="address-line1"
          maxLength={120}
        />
      </WholeRow>
      <WholeRow>
        <InfoField
          name="address.line2"
          label={t.authCenter.info.line2()}
          optional
          autoComplete="address-line2"
          maxLength={120}
        />
      </WholeRow>
    </FieldGroup>
  );
}

/** What the rules against money laundering require: occupation, source of funds, public office. */
export function FundsFields() {
  const t = useTranslations();
  return (
    <FieldGroup legend={t.authCenter.info.money()}>
      <InfoField name="occupation" label={t.authCenter.info.occupation()}>
        <option value="">{t.authCenter.info.choose()}</option>
        {occupations.map((occupation) => (
          <option key={occupation} value={occupation}>
            {t.authCenter.info.occupations[occupation]()}
          </option>
        ))}
      </InfoField>
      <InfoField name="source_of_funds" label={t.authCenter.info.sourceOfFunds()}>
        <option value="">{t.authCenter.info.choose()}</option>
        {sourcesOfFunds.map((source) => (
          <option key={source} value={source}>
            {t.authCenter.info.sources[source]()}
          </option>
        ))}
      </InfoField>
      <WholeRow>
        <InfoField
          name="politically_exposed"
          label={t.authCenter.info.exposed()}
          hint={t.authCenter.info.exposedHint()}
        >
          <option value="">{t.authCenter.info.choose()}</option>
          <option value="no">{t.authCenter.info.exposedNo()}</option>
          <option value="yes">{t.authCenter.info.exposedYes()}</option>
        </InfoField>
      </WholeRow>
    </FieldGroup>
  );
}

type InfoFieldProps = Omit<ComponentProps<typeof Input>, 'name'> & {
  name: PersonalInfoField;
  label: string;
  hint?: string;
  optional?: boolean;
  /** Without them a field that is not optional must have a value. */
  rules?: RegisterOptions<PersonalInfoValues, PersonalInfoField>;
};

/** One field of the form: an input, or with options as children a select. */
function InfoField({ name, label, hint, optional = false, rules, children, ...input }: InfoFieldProps) {
  const t = useTranslations();
  const { required } = usePersonalInfoRules();
  const { register, formState, getFieldState } = useFormContext<PersonalInfoValues>();
  const control = register(name, rules ?? (optional ? {} : { validate: required(label) }));
  return (
    <Field
      label={label}
      hint={hint}
      aside={optional ? t.authCenter.info.optional() : undefined}
      error={getFieldState(name, formState).error?.message}
      required={!optional}
    >
      {children ? (
        <NativeSelect autoComplete={input.autoComplete} {...control}>
          {children}
        </NativeSelect>
      ) : (
        <Input {...input} {...control} />
      )}
    </Field>
  );
}
