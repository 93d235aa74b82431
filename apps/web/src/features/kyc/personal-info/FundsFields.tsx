import { useFormContext } from 'react-hook-form';
import { Field } from '../../../design/controls/Field.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { FieldGroup, WholeRow } from './form-parts.tsx';
import { occupations, type PersonalInfoValues, sourcesOfFunds } from './personal-info.ts';
import { usePersonalInfoRules } from './use-personal-info-rules.ts';

/** What the rules against money laundering ask: occupation, source of funds, public office. */
export function FundsFields() {
  const t = useTranslations();
  const { required } = usePersonalInfoRules();
  const { register, formState } = useFormContext<PersonalInfoValues>();
  const { errors } = formState;
  return (
    <FieldGroup legend={t.authCenter.info.money()}>
      <Field label={t.authCenter.info.occupation()} error={errors.occupation?.message} required>
        <NativeSelect {...register('occupation', { validate: required(t.authCenter.info.occupation()) })}>
          <option value="">{t.authCenter.info.choose()}</option>
          {occupations.map((occupation) => (
            <option key={occupation} value={occupation}>
              {t.authCenter.info.occupations[occupation]()}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={t.authCenter.info.sourceOfFunds()} error={errors.source_of_funds?.message} required>
        <NativeSelect
          {...register('source_of_funds', { validate: required(t.authCenter.info.sourceOfFunds()) })}
        >
          <option value="">{t.authCenter.info.choose()}</option>
          {sourcesOfFunds.map((source) => (
            <option key={source} value={source}>
              {t.authCenter.info.sources[source]()}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <WholeRow>
        <Field
          label={t.authCenter.info.exposed()}
          hint={t.authCenter.info.exposedHint()}
          error={errors.politically_exposed?.message}
          required
        >
          <NativeSelect
            {...register('politically_exposed', { validate: required(t.authCenter.info.exposed()) })}
          >
            <option value="">{t.authCenter.info.choose()}</option>
            <option value="no">{t.authCenter.info.exposedNo()}</option>
            <option value="yes">{t.authCenter.info.exposedYes()}</option>
          </NativeSelect>
        </Field>
      </WholeRow>
    </FieldGroup>
  );
}
