import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { isReferralCode, REFERRAL_CODE_CHARACTERS } from '../../../shared/member/invitation.ts';
import { type CodeValues, endOfDay, isMaxUses, MAX_USES, NOTE_MAX_CHARACTERS } from './code-values.ts';

type Rule = (value: string, values: CodeValues) => true | string;

/** What each field of a code asks of its value, in the member's words; `true` is nothing. */
export function useCodeRules(): Record<keyof CodeValues, Rule> {
  const { referral } = useTranslations();
  const formats = useFormats();
  return {
    code: (value) => {
      const code = value.trim().toUpperCase();
      return code === '' || isReferralCode(code) || referral.wishedCodeWrong(REFERRAL_CODE_CHARACTERS);
    },
    note: (value) =>
      [...value.trim()].length <= NOTE_MAX_CHARACTERS || referral.noteTooLong({ most: NOTE_MAX_CHARACTERS }),
    maxUses: (value) =>
      isMaxUses(value) ||
      referral.maxUsesWrong({
        minimum: formats.integer(MAX_USES.minimum),
        maximum: formats.integer(MAX_USES.maximum),
      }),
    endsOn: (value) => value === '' || Date.parse(endOfDay(value)) > Date.now() || referral.endsOnPast(),
  };
}
