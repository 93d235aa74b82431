import { cleanLine } from '../typed-text.ts';

/** Bounds of a referral code's length in characters, as in the contract's `ReferralCodeInput.code`. */
export const REFERRAL_CODE_CHARACTERS = { minimum: 4, maximum: 20 };

const codePattern = new RegExp(
  `^[A-Z0-9]{${REFERRAL_CODE_CHARACTERS.minimum},${REFERRAL_CODE_CHARACTERS.maximum}}$`,
);

/** True if a text can be a referral code, which consists only of capital letters and digits. */
export const isReferralCode = (text: string): boolean => codePattern.test(text);

const linkedCode = /[?&]ref=([^&#\s]*)/i;

/**
 * Returns a code's stored form. Members may type codes in any case, with spaces and hyphens, or paste an invitation link
 * or a message with one. Other text stays, so that `isReferralCode` rejects it.
 */
export function normalizeReferralCode(typed: string): string {
  const text = cleanLine(typed);
  const code = linkedCode.exec(text)?.[1] || text;
  // Only ASCII letters, because capital letters of others may be ASCII: ß becomes SS.
  const plain = code.replace(/[\s\p{Pd}]/gu, '');
  // Text of hyphens alone stays, because empty text would pass as an omitted code.
  return (plain || code).replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** True if a code may expire at this time, which must be in the future. */
export const isReferralCodeEnd = (end: Date, now: Date): boolean => end.getTime() > now.getTime();
