import type { Token } from '@gli/sdk';

type Values = { readonly name: string; readonly value: string };

/** Wording from spec §5. */
const required = ({ name }: Pick<Values, 'name'>): string => `${name} is a required field.`;

const email = 'Not a valid email format.';
const duplicate = 'Duplicate entry.';

export const validation = {
  required,
  email,
  duplicate,
  invalid: 'This value is not valid.',
  positive: 'Must be greater than 0.',
  atLeast: (limit: string | number) => `Must be at least ${limit}.`,
  atMost: (limit: string | number) => `Must be at most ${limit}.`,
  notFuture: 'Must be in the future.',
  afterYear9999: 'Must not be after the year 9999.',
  beforeFirstDay: 'Must not be before the start date.',
  birthDate: 'Enter a valid date of birth.',
  minimumAge: (years: number) => `Members must be ${years} or older.`,
  phone: 'Enter a valid phone number.',
  mobilePhone: 'Enter a mobile number that can receive text messages.',
  noMember: 'This member does not exist.',
  deletedMember: 'This account no longer exists.',
  emptyList: 'Must have at least one entry.',
  contentType: (type: string) => `Send ${type}.`,
  malformedForm: 'The form data is malformed.',
  repeatedField: 'Send this field only once.',
  notText: 'Must be text, not a file.',
  fileTypes: (names: string) => `Supported formats are ${names}.`,
  imageTypes: (names: string) => `Supported image formats are ${names}.`,
  hostNotAllowed: 'This host name is not allowed. Use localhost, or allow the name with --allow-host.',
  balanceNeeded: (needed: string, available: string, token: Token) =>
    `You need ${needed} ${token} but have ${available} ${token}.`,

  /** Messages of forms, which take precedence over the messages of the schema. */
  forms: {
    /** Wording from spec §5 Profile edit. */
    name: 'Please enter your name.',
    phone: 'Use digits, hyphens, spaces, parentheses and a leading + only.',
    code: 'Enter the six digits of the code.',
    portrait: 'Add a photo of your face.',
    plan: 'Choose free, plus or premium.',
  },

  /** Messages by JSON Schema keyword, optionally followed by the keyword's value. */
  keywords: {
    required,
    'minLength 1': required,
    'pattern \\S': required,
    pattern: ({ name }: Values) => `${name} has an invalid format.`,
    additionalProperties: () => 'Unknown field.',
    minLength: ({ value }: Values) => `Must have at least ${value} characters.`,
    maxLength: ({ value }: Values) => `Must have at most ${value} characters.`,
    minItems: ({ value }: Values) => `Must have at least ${value} entries.`,
    maxItems: ({ value }: Values) => `Must have at most ${value} entries.`,
    minimum: ({ value }: Values) => `Must be at least ${value}.`,
    maximum: ({ value }: Values) => `Must be at most ${value}.`,
    'type integer': () => 'Must be a whole number.',
    'type boolean': () => 'Must be true or false.',
    'type array': () => 'Must be a list.',
    'type object': () => 'Must be a JSON object.',
    'type string': () => 'Must be a string.',
    type: ({ value }: Values) => `Must be of type ${value}.`,
    enum: ({ value }: Values) => `Must be one of: ${value}.`,
    'format email': () => email,
    'format date': () => 'Must be a date, YYYY-MM-DD.',
    format: ({ value }: Values) => `Must have the format ${value}.`,
    minProperties: () => 'Send at least one field.',
    uniqueItems: () => duplicate,
  },

  /** Names of fields that often have validation errors. */
  fields: {
    username: 'Email',
    email: 'Email',
    password: 'Password',
    current_password: 'Current password',
    new_password: 'New password',
    name: 'Name',
    full_name: 'Full name',
    phone: 'Phone',
    wallet_address: 'Wallet address',
    verification_code: 'Verification code',
    amount: 'Amount',
    avatar: 'Profile photo',
    file: 'File',
    image: 'Photo',
  },
  /** Returns the name of any other field: `terms_accepted` becomes "Terms accepted". */
  otherField(field: string) {
    const words = field.replaceAll('_', ' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
};
