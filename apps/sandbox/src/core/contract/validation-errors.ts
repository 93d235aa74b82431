import type { OperationId } from '@gli/sdk';
import type { ErrorObject } from 'ajv';
import type { Details } from '../problem/problem.ts';
import { fieldName } from '../text/fields.ts';
import type { Text } from '../text/text.ts';
import { formMessage } from './form-messages.ts';

/** Keeps a hostile body from causing a long response. */
const MAX_FIELDS = 50;

/**
 * Turns the validator's errors into messages by field, with the operation's own messages where it has them.
 * @param parent prefix of the field names
 */
export function validationErrors(
  errors: readonly ErrorObject[],
  parent: string | null = null,
  operation: OperationId | null = null,
): Details {
  // A map: a field may be called __proto__.
  const details = new Map<string, Text[]>();
  for (const error of errors) {
    const field = fieldOf(error, parent);
    const texts = details.get(field) ?? [];
    if (texts.length === 0 && details.size >= MAX_FIELDS) continue;
    const text = formMessage(field, error.keyword, operation) ?? messageOf(error, fieldName(field));
    if (!texts.some((known) => known.en === text.en)) texts.push(text);
    details.set(field, texts);
  }
  return Object.fromEntries(details);
}

function fieldOf({ instancePath, keyword, params }: ErrorObject, parent: string | null): string {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (keyword === 'required') steps.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') steps.push(String(params.additionalProperty).slice(0, 100));
  return [parent, ...steps].filter((step) => step !== null).join('.') || 'body';
}

function messageOf({ keyword, params }: ErrorObject, name: Text): Text {
  const limit = String(params.limit ?? '');
  switch (keyword) {
    case 'required':
      return requiredField(name);
    case 'additionalProperties':
      return { ko: '알 수 없는 항목입니다.', en: 'This field is not known.' };
    case 'minLength':
      if (limit === '1') return requiredField(name);
      return { ko: `${limit}자 이상이어야 합니다.`, en: `Must have at least ${limit} characters.` };
    case 'maxLength':
      return { ko: `${limit}자를 넘을 수 없습니다.`, en: `Must have at most ${limit} characters.` };
    case 'minItems':
      return { ko: `${limit}개 이상이어야 합니다.`, en: `Must have at least ${limit} entries.` };
    case 'maxItems':
      return { ko: `${limit}개를 넘을 수 없습니다.`, en: `Must have at most ${limit} entries.` };
    case 'minimum':
      return { ko: `${limit} 이상이어야 합니다.`, en: `Must be at least ${limit}.` };
    case 'maximum':
      return { ko: `${limit} 이하여야 합니다.`, en: `Must be at most ${limit}.` };
    case 'type':
      return typeError(String(params.type));
    case 'enum':
      return {
        ko: `다음 중 하나여야 합니다: ${list(params.allowedValues)}.`,
        en: `Must be one of: ${list(params.allowedValues)}.`,
      };
    case 'format':
      return formatError(String(params.format));
    case 'pattern':
      if (params.pattern === '\\S') return requiredField(name);
      return { ko: `${name.ko}의 형식이 올바르지 않습니다.`, en: `${name.en} does not have the right form.` };
    case 'minProperties':
      return { ko: '변경할 항목이 하나 이상 있어야 합니다.', en: 'Send at least one field.' };
    case 'uniqueItems':
      return { ko: '같은 값이 두 번 있습니다.', en: 'The same entry stands twice.' };
    default:
      return { ko: '올바르지 않은 값입니다.', en: 'This value is not valid.' };
  }
}

/** "… is a required field", Spec §5. */
export function requiredField(name: Text): Text {
  return { ko: `${name.ko}은(는) 필수 항목입니다.`, en: `${name.en} is a required field.` };
}

const TYPE_ERRORS = new Map<string, Text>([
  ['integer', { ko: '정수여야 합니다.', en: 'Must be a whole number.' }],
  ['boolean', { ko: 'true 또는 false여야 합니다.', en: 'Must be true or false.' }],
  ['array', { ko: '목록이어야 합니다.', en: 'Must be a list.' }],
  ['object', { ko: 'JSON 객체여야 합니다.', en: 'Must be a JSON object.' }],
  ['string', { ko: '문자열이어야 합니다.', en: 'Must be a text.' }],
]);

const typeError = (type: string): Text =>
  TYPE_ERRORS.get(type) ?? {
    ko: '값의 형식이 올바르지 않습니다.',
    en: `Must be of type ${type.replaceAll(',', ' or ')}.`,
  };

function formatError(format: string): Text {
  if (format === 'email') return { ko: '올바른 이메일 형식이 아닙니다.', en: 'Not a valid email format.' };
  if (format === 'date')
    return { ko: 'YYYY-MM-DD 형식의 날짜여야 합니다.', en: 'Must be a date, YYYY-MM-DD.' };
  return { ko: '형식이 올바르지 않습니다.', en: `Must have the format ${format}.` };
}

function list(values: unknown): string {
  return Array.isArray(values) ? values.join(', ') : '';
}
