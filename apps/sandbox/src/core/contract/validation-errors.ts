import type { OperationId } from '@gli/sdk';
import type { ErrorObject } from 'ajv';
import { type Details, fieldProblem, type Problem } from '../problem/problem.ts';
import { fillText, type Text } from '../text/text.ts';
import { texts } from '../text/texts.ts';

/** Max number of fields in a response, so that a malicious body cannot make it long. */
const MAX_FIELDS = 50;

/** Form messages that are more helpful than the schema's messages, by operation, field and keyword. */
const FORM_MESSAGES: readonly (readonly [RegExp, keyof typeof texts.validation.forms])[] = [
  [/^(replace|update)Profile name (required|minLength|pattern|type)$/, 'name'],
  [/ phone pattern$/, 'phone'],
  [/ verification_code (pattern|minLength|maxLength)$/, 'code'],
  [/^submitFaceVerification image required$/, 'portrait'],
  [/^updateSubscription plan enum$/, 'plan'],
];

/** Converts the validator's errors to messages by field. The operation's own messages come first. */
export function validationErrors(
  errors: readonly ErrorObject[],
  operation: OperationId | null = null,
): Details {
  // A map, because a field may be named `__proto__`.
  const details = new Map<string, Text[]>();
  for (const error of errors) {
    const field = toField(error);
    const messages = details.get(field) ?? [];
    if (messages.length === 0 && details.size >= MAX_FIELDS) continue;
    const message = toMessage(error, field, operation);
    if (!messages.some((known) => known.en === message.en)) messages.push(message);
    details.set(field, messages);
  }
  return Object.fromEntries(details);
}

function toField({ instancePath, keyword, params }: ErrorObject): string {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (keyword === 'required') steps.push(String(params.missingProperty));
  // The name of an unknown field is not repeated, because it may be a misplaced secret.
  return steps.join('.') || 'body';
}

function toMessage({ keyword, params }: ErrorObject, field: string, operation: OperationId | null): Text {
  const form = FORM_MESSAGES.find(([key]) => key.test(`${operation} ${field} ${keyword}`));
  if (form) return texts.validation.forms[form[1]];
  const { limit, type, format, pattern, allowedValues } = params;
  const value = [allowedValues ?? limit ?? type ?? format ?? pattern].flat().join(', ');
  const keywords: Readonly<Record<string, Text>> = texts.validation.keywords;
  // Messages for a specific value take precedence.
  const message = keywords[`${keyword} ${value}`] ?? keywords[keyword] ?? texts.validation.invalid;
  return fillText(message, { name: toFieldName(field), value });
}

/** Returns the readable name of a field. By default, the English name of `terms_accepted` is "Terms accepted". */
function toFieldName(field: string): Text {
  const names: Readonly<Record<string, Text>> = texts.validation.fields;
  const last = field.split('.').at(-1) ?? field;
  const words = last.replaceAll('_', ' ');
  const plain = { ko: last, en: words.charAt(0).toUpperCase() + words.slice(1) };
  return Object.hasOwn(names, last) ? (names[last] ?? plain) : plain;
}

/** Returns the text "… is a required field". Spec §5 */
export const requiredField = (field: string): Text =>
  fillText(texts.validation.keywords.required, { name: toFieldName(field) });

/** Returns 400 `invalid_wallet_address` with the text that clients match. Spec §8 */
export const invalidWalletAddress = (): Problem => fieldProblem('invalid_wallet_address', 'wallet_address');
