import { kycOccupationValues, kycSourceOfFundsValues } from '@gli/sdk';
import { Grid, NativeSelect, Stack, toSelectOptions } from '@gli/ui';
import { FormField } from '@gli/ui/forms';
import {
  checkBirthDate,
  EARLIEST_BIRTH_DATE,
  getLatestBirthDate,
  MEMBER_MIN_AGE_YEARS,
} from '@gli/validation';
import { useFormContext } from 'react-hook-form';
import { getServerDay } from '@/data';
import { useTranslations } from '@/i18n';
import { HOME_COUNTRY } from './country-codes.ts';
import { CountryOptions, FieldGroup } from './form-layout.tsx';
import type { PersonalInfoValues } from './personal-info.ts';

const FULL_WIDTH = { gridColumn: '1 / -1' };

/** Name, birth date and nationality, as on the identity document. */
export function PersonFields() {
  const t = useTranslations();
  const { watch } = useFormContext<PersonalInfoValues>();
  const today = getServerDay();
  const isTooYoung = checkBirthDate(watch('birth_date'), today) === 'too_young';
  return (
    <FieldGroup legend={t.authCenter.info.person()}>
      <Grid min="fields" gap="md" css={FULL_WIDTH}>
        <FormField name="legal_name" label={t.authCenter.info.legalName()} autoComplete="name" />
        <FormField
          name="english_name"
          label={t.authCenter.info.englishName()}
          hint={t.authCenter.info.englishNameHint()}
          invalid={t.authCenter.info.englishNameWrong()}
          autoCapitalize="words"
          spellCheck={false}
        />
      </Grid>
      <FormField
        name="birth_date"
        label={t.authCenter.info.birthDate()}
        invalid={
          isTooYoung
            ? t.authCenter.info.tooYoung({ years: MEMBER_MIN_AGE_YEARS })
            : t.authCenter.info.birthDateWrong()
        }
        type="date"
        autoComplete="bday"
        min={EARLIEST_BIRTH_DATE}
        max={getLatestBirthDate(today)}
      />
      <FormField name="nationality" label={t.authCenter.info.nationality()}>
        <NativeSelect>
          <CountryOptions />
        </NativeSelect>
      </FormField>
    </FieldGroup>
  );
}

export function AddressFields() {
  const t = useTranslations();
  const { watch } = useFormContext<PersonalInfoValues>();
  const isHome = watch('address.country') === HOME_COUNTRY;
  return (
    <FieldGroup legend={t.authCenter.info.address()}>
      <FormField name="address.country" label={t.authCenter.info.country()} deps={['address.postal_code']}>
        <NativeSelect autoComplete="country">
          <CountryOptions />
        </NativeSelect>
      </FormField>
      <FormField
        name="address.postal_code"
        label={t.authCenter.info.postalCode()}
        invalid={isHome ? t.authCenter.info.postalCodeKorean() : t.authCenter.info.postalCodeWrong()}
        autoComplete="postal-code"
        inputMode={isHome ? 'numeric' : 'text'}
      />
      <Stack css={FULL_WIDTH}>
        <FormField
          name="address.city"
          label={t.authCenter.info.city()}
          hint={t.authCenter.info.cityHint()}
          autoComplete="address-level2"
        />
      </Stack>
      <Stack css={FULL_WIDTH}>
        <FormField
          name="address.line1"
          label={t.authCenter.info.line1()}
          hint={t.authCenter.info.line1Hint()}
          autoComplete="address-line1"
        />
      </Stack>
      <Stack css={FULL_WIDTH}>
        <FormField name="address.line2" label={t.authCenter.info.line2()} autoComplete="address-line2" />
      </Stack>
    </FieldGroup>
  );
}

/** Fields required by anti-money-laundering rules: occupation, source of funds, public office. */
export function FundsFields() {
  const t = useTranslations();
  const choices = [
    { value: 'no', label: t.authCenter.info.exposedNo() },
    { value: 'yes', label: t.authCenter.info.exposedYes() },
  ];
  return (
    <FieldGroup legend={t.authCenter.info.money()}>
      <FormField name="occupation" label={t.authCenter.info.occupation()}>
        <NativeSelect
          none={t.authCenter.info.choose()}
          options={toSelectOptions(kycOccupationValues, t.authCenter.info.occupations)}
        />
      </FormField>
      <FormField name="source_of_funds" label={t.authCenter.info.sourceOfFunds()}>
        <NativeSelect
          none={t.authCenter.info.choose()}
          options={toSelectOptions(kycSourceOfFundsValues, t.authCenter.info.sources)}
        />
      </FormField>
      <Stack css={FULL_WIDTH}>
        <FormField
          name="politically_exposed"
          label={t.authCenter.info.exposed()}
          hint={t.authCenter.info.exposedHint()}
        >
          <NativeSelect none={t.authCenter.info.choose()} options={choices} />
        </FormField>
      </Stack>
    </FieldGroup>
  );
}
