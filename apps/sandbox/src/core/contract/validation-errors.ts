import type { OperationId } from '@gli/sdk';
import type { ErrorObject } from 'ajv';
import { type Details, problem } from '../problem/problem.ts';
import { type Dictionary, localize } from '../text/localize.ts';
import { sameInBoth, type Text } from '../text/text.ts';

/** Max number of fields in a response, so that a malicious body cannot make it long. */
const MAX_FIELDS = 50;

/** Form messages that are more helpful than the schema's messages, by operation, field and keyword. */
const FORM_MESSAGES: readonly (readonly [RegExp, keyof Dictionary['validation']['forms']])[] = [
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

type Message = (values: { readonly name: string; readonly value: string }) => string;

function toMessage({ keyword, params }: ErrorObject, field: string, operation: OperationId | null): Text {
  const form = FORM_MESSAGES.find(([key]) => key.test(`${operation} ${field} ${keyword}`));
  if (form) return localize(({ validation }) => validation.forms[form[1]]);
  const { limit, type, format, pattern, allowedValues } = params;
  const value = [allowedValues ?? limit ?? type ?? format ?? pattern].flat().join(', ');
  return localize((texts) => {
    const keywords: Readonly<Record<string, Message>> = texts.validation.keywords;
    // Messages for a specific value take precedence.
    const message = keywords[`${keyword} ${value}`] ?? keywords[keyword];
    return message?.({ name: fieldName(texts, field), value }) ?? texts.validation.invalid;
  });
}

/** Returns the readable name of a field. By default, `terms_accepted` becomes "Terms accepted". */
function fieldName({ validation }: Dictionary, field: string): string {
  const names: Readonly<Record<string, string>> = validation.fields;
  const last = field.split('.').at(-1) ?? field;
  return Object.hasOwn(names, last) ? (names[last] ?? last) : validation.otherField(last);
}

/** Returns the text "… is a required field". Spec §5 */
export const requiredField = (field: string): Text =>
  localize((texts) => texts.validation.required({ name: fieldName(texts, field) }));

/** Returns 400 `invalid_wallet_address` with the text that clients match. Spec §8 */
export function invalidWalletAddress() {
  const text = sameInBoth('This is an invalid wallet address.');
  return problem('invalid_wallet_address', { details: { wallet_address: [text] } });
}
