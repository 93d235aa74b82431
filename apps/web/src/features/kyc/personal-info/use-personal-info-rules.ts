import { checkRequired, MEMBER_MIN_AGE_YEARS } from '@gli/validation';
import { useTranslations } from '../../../i18n/translations.ts';
import { dayInKorea } from '../../../shared/clock.ts';
import {
  birthDateProblem,
  isLatinName,
  type PersonalInfoValues,
  postalCodeProblem,
} from './personal-info.ts';

/** The fields' rules as react-hook-form's `validate`: `true`, or the validation error. Spec §5 */
export function usePersonalInfoRules() {
  const t = useTranslations();
  const required = (label: string) => (value: string) =>
    checkRequired(value, label) === null || t.validation.required({ field: label });
  return {
    required,
    englishName: (name: string) => {
      const missing = required(t.authCenter.info.englishName())(name);
      return missing === true ? isLatinName(name) || t.authCenter.info.englishNameWrong() : missing;
    },
    birthDate: (day: string) => {
      const missing = required(t.authCenter.info.birthDate())(day);
      if (missing !== true) return missing;
      const problem = birthDateProblem(day, dayInKorea(new Date()));
      if (problem === 'too_young') return t.authCenter.info.tooYoung({ years: MEMBER_MIN_AGE_YEARS });
      return problem === null || t.authCenter.info.birthDateWrong();
    },
    postalCode: (code: string, { address }: PersonalInfoValues) => {
      const missing = required(t.authCenter.info.postalCode())(code);
      if (missing !== true) return missing;
      const problem = postalCodeProblem(code, address.country);
      if (problem === 'korean') return t.authCenter.info.postalCodeKorean();
      return problem === null || t.authCenter.info.postalCodeWrong();
    },
  };
}
