import type { OperationId } from '@gli/sdk';
import type { ErrorObject } from 'ajv';
import { type Details, problem } from '../problem/problem.ts';
import { fieldName } from '../text/fields.ts';
import { sameInBoth, type Text } from '../text/text.ts';

/** Max fields in a response, so that a hostile body cannot make it long. */
const MAX_FIELDS = 50;

/** Form messages that are more helpful than the schema's messages, by operation, field and keyword. */
const FORM_MESSAGES: readonly (readonly [RegExp, Text])[] = [
  // Spec §5 Profile edit
  [
    /^(replace|update)Profile name (required|minLength|pattern|type)$/,
    { ko: '이름을 입력해 주세요.', en: 'Please enter your name.' },
  ],
  [
    / phone pattern$/,
    {
      ko: '숫자, 하이픈, 공백, 괄호와 맨 앞의 +만 사용할 수 있습니다.',
      en: 'Use digits, hyphens, spaces, parentheses and a leading + only.',
    },
  ],
  [
    / verification_code (pattern|minLength|maxLength)$/,
    { ko: '인증번호 여섯 자리를 입력해 주세요.', en: 'Enter the six digits of the code.' },
  ],
  [/^submitFaceVerification image required$/, { ko: '얼굴 사진을 올려 주세요.', en: 'Add a portrait.' }],
  [
    /^updateSubscription plan enum$/,
    { ko: 'free, plus, premium 중에서 선택해 주세요.', en: 'Choose free, plus or premium.' },
  ],
];

/** Spec §5 */
const REQUIRED: Text = { ko: '{name}은(는) 필수 항목입니다.', en: '{name} is a required field.' };

/** Messages by JSON Schema keyword; messages for a specific keyword value come first. */
const MESSAGES: Readonly<Record<string, Text>> = {
  required: REQUIRED,
  'minLength 1': REQUIRED,
  'pattern \\S': REQUIRED,
  pattern: { ko: '{name}의 형식이 올바르지 않습니다.', en: '{name} does not have the right form.' },
  additionalProperties: { ko: '알 수 없는 항목입니다.', en: 'Unknown field.' },
  minLength: { ko: '{value}자 이상이어야 합니다.', en: 'Must have at least {value} characters.' },
  maxLength: { ko: '{value}자를 넘을 수 없습니다.', en: 'Must have at most {value} characters.' },
  minItems: { ko: '{value}개 이상이어야 합니다.', en: 'Must have at least {value} entries.' },
  maxItems: { ko: '{value}개를 넘을 수 없습니다.', en: 'Must have at most {value} entries.' },
  minimum: { ko: '{value} 이상이어야 합니다.', en: 'Must be at least {value}.' },
  maximum: { ko: '{value} 이하여야 합니다.', en: 'Must be at most {value}.' },
  'type integer': { ko: '정수여야 합니다.', en: 'Must be a whole number.' },
  'type boolean': { ko: 'true 또는 false여야 합니다.', en: 'Must be true or false.' },
  'type array': { ko: '목록이어야 합니다.', en: 'Must be a list.' },
  'type object': { ko: 'JSON 객체여야 합니다.', en: 'Must be a JSON object.' },
  'type string': { ko: '문자열이어야 합니다.', en: 'Must be a string.' },
  type: { ko: '값의 형식이 올바르지 않습니다.', en: 'Must be of type {value}.' },
  enum: { ko: '다음 중 하나여야 합니다: {value}.', en: 'Must be one of: {value}.' },
  'format email': { ko: '올바른 이메일 형식이 아닙니다.', en: 'Not a valid email format.' },
  'format date': { ko: 'YYYY-MM-DD 형식의 날짜여야 합니다.', en: 'Must be a date, YYYY-MM-DD.' },
  format: { ko: '형식이 올바르지 않습니다.', en: 'Must have the format {value}.' },
  minProperties: { ko: '변경할 항목이 하나 이상 있어야 합니다.', en: 'Send at least one field.' },
  uniqueItems: { ko: '같은 값이 두 번 있습니다.', en: 'Duplicate entry.' },
};
const INVALID: Text = { ko: '올바르지 않은 값입니다.', en: 'This value is not valid.' };

/** Converts the validator's errors to messages by field, preferring the operation's own messages. */
export function validationErrors(
  errors: readonly ErrorObject[],
  operation: OperationId | null = null,
): Details {
  // A map, because a field may be called __proto__.
  const details = new Map<string, Text[]>();
  for (const error of errors) {
    const field = toField(error);
    const texts = details.get(field) ?? [];
    if (texts.length === 0 && details.size >= MAX_FIELDS) continue;
    const text = toMessage(error, field, operation);
    if (!texts.some((known) => known.en === text.en)) texts.push(text);
    details.set(field, texts);
  }
  return Object.fromEntries(details);
}

function toField({ instancePath, keyword, params }: ErrorObject): string {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (keyword === 'required') steps.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') steps.push(String(params.additionalProperty).slice(0, 100));
  return steps.join('.') || 'body';
}

function toMessage({ keyword, params }: ErrorObject, field: string, operation: OperationId | null): Text {
  const form = FORM_MESSAGES.find(([key]) => key.test(`${operation} ${field} ${keyword}`));
  if (form) return form[1];
  const { limit, type, format, pattern, allowedValues } = params;
  const value = [allowedValues ?? limit ?? type ?? format ?? pattern].flat().join(', ');
  return fillIn(MESSAGES[`${keyword} ${value}`] ?? MESSAGES[keyword] ?? INVALID, fieldName(field), value);
}

function fillIn({ ko, en }: Text, name: Text, value = ''): Text {
  return {
    ko: ko.replace('{name}', () => name.ko).replace('{value}', () => value),
    en: en.replace('{name}', () => name.en).replace('{value}', () => value),
  };
}

/** "… is a required field", Spec §5. */
export const requiredField = (name: Text): Text => fillIn(REQUIRED, name);

/** Returns 400 `invalid_wallet_address` with the text that clients match. Spec §8 */
export function invalidWalletAddress() {
  const text = sameInBoth('This is an invalid wallet address.');
  return problem('invalid_wallet_address', { details: { wallet_address: [text] } });
}
