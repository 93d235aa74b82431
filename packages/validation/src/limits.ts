export const EMAIL_MAX_CHARACTERS = 254;
/** Min length of a new password, in characters. */
export const PASSWORD_MIN_CHARACTERS = 8;
export const PASSWORD_MAX_CHARACTERS = 128;
/** Max length of a member's name, in characters, as in the contract's `RegistrationInput.name`. */
export const DISPLAY_NAME_MAX_CHARACTERS = 60;

/** Max amount of any token in one transaction, in whole tokens, as a decimal string. */
export const TOKEN_AMOUNT_MAX = '1000000';
export const TOKEN_AMOUNT_MAX_DECIMALS = 8;
/** Test tokens that a new member receives at registration, as in the contract's `registerMember`. */
export const STARTING_TOKENS = { GLIB: '10000', GLID: '1000', GLIL: '3000', USDT: '1000' } as const;

/** Min length of a Solana address, in base58 characters. */
export const WALLET_ADDRESS_MIN_CHARACTERS = 32;
/** Max length of a Solana address, in base58 characters. */
export const WALLET_ADDRESS_MAX_CHARACTERS = 44;
/** Number of visible characters at each end of a shortened address. */
export const WALLET_ADDRESS_VISIBLE_CHARACTERS = 4;

/** Min length of a phone number as typed, in characters, as in the contract. */
export const PHONE_MIN_CHARACTERS = 8;
/** Max length of a phone number as typed, in characters, as in the contract. */
export const PHONE_MAX_CHARACTERS = 24;

/** Max size of an avatar, in megabytes of 1,048,576 bytes. */
export const AVATAR_MAX_MEGABYTES = 5;
export const AVATAR_MAX_BYTES = AVATAR_MAX_MEGABYTES * 1024 * 1024;

/** Max size of an identity verification file, in bytes, as in the contract. */
export const IDENTITY_FILE_MAX_BYTES = 5 * 1024 * 1024;
/** Max size of the other fields, headers and boundaries of a form with a file, in bytes. */
export const FORM_OVERHEAD_MAX_BYTES = 65_536;
/** Min length of the shorter side of a face verification photo, in pixels, as in the contract. */
export const PORTRAIT_MIN_PIXELS = 480;
/** Min age for identity verification, in years, as in the contract. */
export const MEMBER_MIN_AGE_YEARS = 19;
/** First accepted birth date. */
export const EARLIEST_BIRTH_DATE = '1900-01-01';
/** Number of digits in a code sent by email or text message, as in the contract. */
export const VERIFICATION_CODE_DIGITS = 6;
/** Validity of a code sent by email or text message, in ms, as in the contract. */
export const VERIFICATION_CODE_LIFETIME_MS = { email: 600_000, phone: 180_000 } as const;

/** Number of days during which a login cancels the deletion of an account. */
export const DELETION_GRACE_DAYS = 30;
/** Max face verification attempts in any 24 hours. */
export const FACE_ATTEMPTS_PER_DAY = 5;

/** Max number of lines in an order, as in the contract's `OrderInput.lines`. */
export const ORDER_LINES_MAX = 20;
/** Max number of rooms, pieces or guests in an order line, as in the contract's `OrderLineInput.quantity`. */
export const ORDER_QUANTITY_MAX = 99;

/** Max length of a referral code's note, in characters, as in the contract. */
export const REFERRAL_NOTE_MAX_CHARACTERS = 200;
/** Bounds of a referral code's number of uses, as in the contract. */
export const REFERRAL_CODE_USES = { minimum: 1, maximum: 100_000 };

/** Last page of a list that can be requested, as in the contract's lists. */
export const LIST_PAGE_MAX = 1_000_000;

/** Max lengths of a search, in characters, as in the contract's lists. */
export const ASSET_SEARCH_MAX_CHARACTERS = 80;
export const PRODUCT_SEARCH_MAX_CHARACTERS = 100;
export const REFERRAL_CODE_SEARCH_MAX_CHARACTERS = 100;
