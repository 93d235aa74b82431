import { useFormContext } from 'react-hook-form';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { koreanDay } from '../korean-day.ts';
import { CountryOptions } from './CountryOptions.tsx';
import { FieldGroup } from './form-parts.tsx';
import { genders, type PersonalInfoValues } from './personal-info.ts';
import { EARLIEST_BIRTH_DATE, latestBirthDate } from './personal-info-rules.ts';
import { usePersonalInfoRules } from './use-personal-info-rules.ts';

/** Name, birth date, nationality, gender: as on the identity document. */
export function PersonFields() {
  const t = useTranslations();
  const rules = usePersonalInfoRules();
  const { register, formState } = useFormContext<PersonalInfoValues>();
  const { errors } = formState;
  return (
    <FieldGroup legend={t.authCenter.info.person()}>
      <Field
        label={t.authCenter.info.legalName()}
        hint={t.authCenter.info.legalNameHint()}
        error={errors.legal_name?.message}
        required
      >
        <Input
          autoComplete="name"
          maxLength={60}
          {...register('legal_name', { validate: rules.required(t.authCenter.info.legalName()) })}
        />
      </Field>
      <Field
        label={t.authCenter.info.englishName()}
        hint={t.authCenter.info.englishNameHint()}
        error={errors.english_name?.message}
        required
      >
        <Input
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={80}
          {...register('english_name', { validate: rules.englishName })}
        />
      </Field>
      <Field label={t.authCenter.info.birthDate()} error={errors.birth_date?.message} required>
        <Input
          type="date"
          autoComplete="bday"
          min={EARLIEST_BIRTH_DATE}
          max={latestBirthDate(koreanDay(new Date()))}
          {...register('birth_date', { validate: rules.birthDate })}
        />
      </Field>
      <Field label={t.authCenter.info.nationality()} error={errors.nationality?.message} required>
        <NativeSelect {...register('nationality')}>
          <CountryOptions />
        </NativeSelect>
      </Field>
      <Field
        label={t.authCenter.info.gender()}
        aside={t.authCenter.info.optional()}
        error={errors.gender?.message}
      >
        <NativeSelect autoComplete="sex" {...register('gender')}>
          <option value="">{t.authCenter.info.noAnswer()}</option>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {t.authCenter.info.genders[gender]()}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </FieldGroup>
  );
}
