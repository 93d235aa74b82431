/** Bounds of a referral code's length in characters, as in the contract's `ReferralCodeInput.code`. */
export const REFERRAL_CODE_CHARACTERS = { minimum: 4, maximum: 20 };

const codePattern = new RegExp(
  `^[A-Z0-9]{${REFERRAL_CODE_CHARACTERS.minimum},${REFERRAL_CODE_CHARACTERS.maximum}}$`,
);

/** True if a text can be a referral code, which consists only of capital letters and digits. */
export const isReferralCode = (text: string): boolean => codePattern.test(text);

/** Returns a code's stored form. Members may type codes in any case, with spaces around them. */
export const normalizeReferralCode = (typed: string): string => typed.trim().toUpperCase();

/** True if a code may expire at this time, which must be in the future. */
export const isReferralCodeEnd = (end: Date, now: Date): boolean => end.getTime() > now.getTime();
