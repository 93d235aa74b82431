/** Bounds of a referral code, in characters; the contract's `ReferralCodeInput.code`. */
export const REFERRAL_CODE_CHARACTERS = { minimum: 4, maximum: 20 };

const codePattern = new RegExp(
  `^[A-Z0-9]{${REFERRAL_CODE_CHARACTERS.minimum},${REFERRAL_CODE_CHARACTERS.maximum}}$`,
);

/** True if a text can be a referral code: capital letters and digits. */
export const isReferralCode = (text: string): boolean => codePattern.test(text);

/** A code as it is stored. Members may type it in any case, with spaces around it. */
export const normalizeReferralCode = (typed: string): string => typed.trim().toUpperCase();

/** True if a code may end at a time. A code ends in the future. */
export const isReferralCodeEnd = (end: Date, now: Date): boolean => end.getTime() > now.getTime();
