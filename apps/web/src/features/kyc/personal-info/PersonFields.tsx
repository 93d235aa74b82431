import { useFormContext } from 'react-hook-form';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { useWords } from '../../../i18n/words.ts';
import { koreanDay } from '../korean-day.ts';
import { CountryOptions } from './CountryOptions.tsx';
import { FieldGroup } from './form-parts.tsx';
import { genders, type PersonalInfoValues } from './personal-info.ts';
import { EARLIEST_BIRTH_DATE, latestBirthDate } from './personal-info-rules.ts';
import { usePersonalInfoRules } from './use-personal-info-rules.ts';

/** Name, birth date, nationality, gender: as on the identity document. */
export function PersonFields() {
  const words = useWords();
  const rules = usePersonalInfoRules();
  const { register, formState } = useFormContext<PersonalInfoValues>();
  const { errors } = formState;
  return (
    <FieldGroup legend={words.authCenter.info.person()}>
      <Field
        label={words.authCenter.info.legalName()}
        hint={words.authCenter.info.legalNameHint()}
        error={errors.legal_name?.message}
        required
      >
        <Input
          autoComplete="name"
          maxLength={60}
          {...register('legal_name', { validate: rules.required(words.authCenter.info.legalName()) })}
        />
      </Field>
      <Field
        label={words.authCenter.info.englishName()}
        hint={words.authCenter.info.englishNameHint()}
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
      <Field label={words.authCenter.info.birthDate()} error={errors.birth_date?.message} required>
        <Input
          type="date"
          autoComplete="bday"
          min={EARLIEST_BIRTH_DATE}
          max={latestBirthDate(koreanDay(new Date()))}
          {...register('birth_date', { validate: rules.birthDate })}
        />
      </Field>
      <Field label={words.authCenter.info.nationality()} error={errors.nationality?.message} required>
        <NativeSelect {...register('nationality')}>
          <CountryOptions />
        </NativeSelect>
      </Field>
      <Field
        label={words.authCenter.info.gender()}
        aside={words.authCenter.info.optional()}
        error={errors.gender?.message}
      >
        <NativeSelect autoComplete="sex" {...register('gender')}>
          <option value="">{words.authCenter.info.noAnswer()}</option>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {words.authCenter.info.genders[gender]()}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </FieldGroup>
  );
}
