import { useFormContext } from 'react-hook-form';
import { Field } from '../../../design/controls/Field.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { useWords } from '../../../i18n/words.ts';
import { FieldGroup, WholeRow } from './form-parts.tsx';
import { occupations, type PersonalInfoValues, sourcesOfFunds } from './personal-info.ts';
import { usePersonalInfoRules } from './use-personal-info-rules.ts';

/** What the rules against money laundering ask: occupation, source of funds, public office. */
export function FundsFields() {
  const words = useWords();
  const { required } = usePersonalInfoRules();
  const { register, formState } = useFormContext<PersonalInfoValues>();
  const { errors } = formState;
  return (
    <FieldGroup legend={words.authCenter.info.money()}>
      <Field label={words.authCenter.info.occupation()} error={errors.occupation?.message} required>
        <NativeSelect {...register('occupation', { validate: required(words.authCenter.info.occupation()) })}>
          <option value="">{words.authCenter.info.choose()}</option>
          {occupations.map((occupation) => (
            <option key={occupation} value={occupation}>
              {words.authCenter.info.occupations[occupation]()}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={words.authCenter.info.sourceOfFunds()} error={errors.source_of_funds?.message} required>
        <NativeSelect
          {...register('source_of_funds', { validate: required(words.authCenter.info.sourceOfFunds()) })}
        >
          <option value="">{words.authCenter.info.choose()}</option>
          {sourcesOfFunds.map((source) => (
            <option key={source} value={source}>
              {words.authCenter.info.sources[source]()}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <WholeRow>
        <Field
          label={words.authCenter.info.exposed()}
          hint={words.authCenter.info.exposedHint()}
          error={errors.politically_exposed?.message}
          required
        >
          <NativeSelect
            {...register('politically_exposed', { validate: required(words.authCenter.info.exposed()) })}
          >
            <option value="">{words.authCenter.info.choose()}</option>
            <option value="no">{words.authCenter.info.exposedNo()}</option>
            <option value="yes">{words.authCenter.info.exposedYes()}</option>
          </NativeSelect>
        </Field>
      </WholeRow>
    </FieldGroup>
  );
}
