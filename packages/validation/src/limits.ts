/** Max length of an email address, in characters. */
export const EMAIL_MAX_CHARACTERS = 254;
/** Shortest password that may be chosen, in characters. */
export const PASSWORD_MIN_CHARACTERS = 8;
/** Longest password, in characters. */
export const PASSWORD_MAX_CHARACTERS = 128;
/** Longest member name, in characters; the bound of the contract's `RegistrationInput.name`. */
export const DISPLAY_NAME_MAX_CHARACTERS = 60;

/** Largest amount of a token in one transaction, in whole tokens, as a decimal string. */
export const TOKEN_AMOUNT_MAX = '1000000';
/** Decimal places of a token amount. */
export const TOKEN_AMOUNT_MAX_DECIMALS = 8;

/** Shortest Solana address, in base58 characters. */
export const WALLET_ADDRESS_MIN_CHARACTERS = 32;
/** Longest Solana address, in base58 characters. */
export const WALLET_ADDRESS_MAX_CHARACTERS = 44;
/** Visible characters at each end of a shortened address. */
export const WALLET_ADDRESS_VISIBLE_CHARACTERS = 4;

/** Shortest phone number as written, in characters; the bound of the contract. */
export const PHONE_MIN_CHARACTERS = 8;
/** Longest phone number as written, in characters; the bound of the contract. */
export const PHONE_MAX_CHARACTERS = 24;

/** Largest avatar, in megabytes of 1,048,576 bytes. */
export const AVATAR_MAX_MEGABYTES = 5;
/** Largest avatar, in bytes. */
export const AVATAR_MAX_BYTES = AVATAR_MAX_MEGABYTES * 1024 * 1024;

/** Largest file of identity verification, in bytes; the bound of the contract. */
export const IDENTITY_FILE_MAX_BYTES = 5 * 1024 * 1024;
/** Shorter side of a portrait for face verification, in pixels; the bound of the contract. */
export const PORTRAIT_MIN_PIXELS = 480;
/** Age from which a member may verify an identity, in years; the bound of the contract. */
export const MEMBER_MIN_AGE_YEARS = 19;
/** Digits of a code sent by email or text message, as in the contract. */
export const VERIFICATION_CODE_DIGITS = 6;

/** Days in which a login cancels the deletion of an account. */
export const DELETION_GRACE_DAYS = 30;
/** Face verification attempts in any 24 hours. */
export const FACE_ATTEMPTS_PER_DAY = 5;

/** Max lines of an order; the bound of the contract's `OrderInput.lines`. */
export const ORDER_LINES_MAX = 20;
/** Max rooms, pieces or guests of an order line; the bound of the contract's `OrderLineInput.quantity`. */
export const ORDER_QUANTITY_MAX = 99;

/** Longest note of a referral code, in characters; the bound of the contract. */
export const REFERRAL_NOTE_MAX_CHARACTERS = 200;
/** Bounds of the maximum number of uses of a referral code; the contract's. */
export const REFERRAL_CODE_USES = { minimum: 1, maximum: 100_000 };
