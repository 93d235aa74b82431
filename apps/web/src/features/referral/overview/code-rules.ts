import type { ReferralCode, ReferralCodeInput, ReferralCodeUpdateInput } from '@gli/sdk';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { isReferralCode, REFERRAL_CODE_CHARACTERS } from '../../../shared/member/invitation.ts';
import { defined } from '../../../shared/search-params.ts';

/** Longest note, in characters; the bound of the contract. */
const NOTE_MAX_CHARACTERS = 200;
/** Bounds of the maximum number of uses; the contract's. */
const MAX_USES = { minimum: 1, maximum: 100_000 };

/** The values of the form. An empty text is no wish or no limit; `endsOn` is a day in Korea. */
export type CodeValues = { code: string; note: string; maxUses: string; endsOn: string };

export const emptyCode: CodeValues = { code: '', note: '', maxUses: '', endsOn: '' };

export function codeValuesOf(code: ReferralCode): CodeValues {
  return {
    code: code.code,
    note: code.description,
    maxUses: code.maximum_uses === null ? '' : String(code.maximum_uses),
    endsOn: code.expires_at === null ? '' : dayOf(code.expires_at),
  };
}

/** The request that creates a code. */
export const newCodeOf = (values: CodeValues): ReferralCodeInput => ({
  ...defined({ code: values.code.trim().toUpperCase() || undefined }),
  ...limitsOf(values),
});

/** The request that changes one: an end on the same day keeps its time. */
export function codeChangesOf(values: CodeValues, before: ReferralCode): ReferralCodeUpdateInput {
  const limits = limitsOf(values);
  const isSameDay = before.expires_at !== null && dayOf(before.expires_at) === values.endsOn;
  return { ...limits, expires_at: isSameDay ? before.expires_at : limits.expires_at };
}

function isMaxUses(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === '') return true;
  const uses = Number(trimmed);
  return /^\d+$/.test(trimmed) && uses >= MAX_USES.minimum && uses <= MAX_USES.maximum;
}

/** The last moment of a day in Korea. */
const endOfDay = (day: string): string => `${day}T23:59:59+09:00`;

function limitsOf({ note, maxUses, endsOn }: CodeValues) {
  return {
    description: note.trim(),
    maximum_uses: maxUses.trim() === '' ? null : Number(maxUses),
    expires_at: endsOn === '' ? null : endOfDay(endsOn),
  };
}

function dayOf(time: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date(time));
}

type Rule = (value: string) => true | string;

/** The rule of each field: `true`, or the error message. */
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
