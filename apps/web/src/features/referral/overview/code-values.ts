import type { ReferralCode, ReferralCodeInput, ReferralCodeUpdateInput } from '@gli/sdk';

/** Longest note, in characters; the bound of the contract. */
export const NOTE_MAX_CHARACTERS = 200;
/** Bounds of the limit of uses; the contract's. */
export const MAX_USES = { minimum: 1, maximum: 100_000 };

/** What the form holds. Empty texts stand for no wish and no limit; `endsOn` is a day in Korea. */
export type CodeValues = { code: string; note: string; maxUses: string; endsOn: string };

export const emptyCode: CodeValues = { code: '', note: '', maxUses: '', endsOn: '' };

export function codeValuesOf(code: ReferralCode): CodeValues {
  return {
    code: code.code,
    note: code.description,
    maxUses: code.max_uses === null ? '' : String(code.max_uses),
    endsOn: code.expires_at === null ? '' : dayOf(code.expires_at),
  };
}

/** What is sent to create a code. */
export function newCodeOf(values: CodeValues): ReferralCodeInput {
  const code = values.code.trim().toUpperCase();
  return { ...(code === '' ? {} : { code }), ...limitsOf(values) };
}

/** What is sent to change one: an end that is the same day stays to the second as it was. */
export function codeChangesOf(values: CodeValues, before: ReferralCode): ReferralCodeUpdateInput {
  const limits = limitsOf(values);
  const isSameDay = before.expires_at !== null && dayOf(before.expires_at) === values.endsOn;
  return { ...limits, expires_at: isSameDay ? before.expires_at : limits.expires_at };
}

/** Whether a text is a limit of uses: nothing, or a whole number within the bounds. */
export function isMaxUses(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === '') return true;
  const uses = Number(trimmed);
  return /^\d+$/.test(trimmed) && uses >= MAX_USES.minimum && uses <= MAX_USES.maximum;
}

/** The last moment of a day in Korea. */
export const endOfDay = (day: string): string => `${day}T23:59:59+09:00`;

function limitsOf({ note, maxUses, endsOn }: CodeValues) {
  return {
    description: note.trim(),
    max_uses: maxUses.trim() === '' ? null : Number(maxUses),
    expires_at: endsOn === '' ? null : endOfDay(endsOn),
  };
}

function dayOf(time: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date(time));
}
