import {
  checkDisplayName,
  checkEmail,
  checkPhone,
  checkRequired,
  checkTokenAmount,
  cleanDigitCode,
  cleanEmail,
  cleanLine,
  cleanPhone,
  cleanText,
  decimal,
  type Issue,
  normalizeReferralCode,
  normalizeTyped,
  parseDecimal,
  type ValidationIssue,
} from '@gli/validation';
import * as z from 'zod/mini';

/** Reason for rejecting a form value: an issue from @gli/validation, or a limit of the contract. */
export type FormIssue = ValidationIssue | Issue<'number_out_of_range', { minimum: number; maximum: number }>;

type Check = z.core.$ZodCheck<string>;
type Rule = (value: string) => FormIssue | null;
/** A typed or omitted value in a request. */
type Value = string | number | boolean | null | undefined;
/** The contract's schema for such a value. */
type Contract = z.core.$ZodType<unknown, Value>;

/** Checks text with a rule from @gli/validation. The form shows the issue's message. */
export const checkRule = (rule: Rule): Check =>
  z.check<string>(({ value, issues }) => {
    const issue = rule(value);
    if (issue) issues.push({ code: 'custom', input: value, params: { issue } });
  });

const toPipe = <Typed, Schema extends Contract>(typed: z.ZodMiniType<Value, Typed>, contract: Schema) =>
  z.pipe<z.ZodMiniType<Value, Typed>, Schema>(typed, contract);

/**
 * Schema of a value that is typed as text, which is normalized and trimmed. Runs the given checks first, and then the contract's checks on
 * the result of `toValue`.
 */
export const zTyped = <Schema extends Contract>(
  contract: Schema,
  toValue: (text: string) => Value,
  ...checks: Check[]
) => toPipe(z.pipe(z.string().check(z.overwrite(cleanText), ...checks), z.transform(toValue)), contract);

export const zText = <Schema extends Contract>(contract: Schema, ...checks: Check[]) =>
  zTyped(contract, (text) => text, ...checks);

/** Schema of text that is omitted from the request if it is empty. */
export const zOptionalText = <Schema extends Contract>(contract: Schema, ...checks: Check[]) =>
  zTyped(contract, (text) => text || undefined, ...checks);

/** Schema of text that becomes null in the request if it is empty. */
export const zNullableText = <Schema extends Contract>(contract: Schema, ...checks: Check[]) =>
  zTyped(contract, (text) => text || null, ...checks);

/** Schema of a person's name. Spec §5 Profile edit */
export const zName = <Schema extends Contract>(contract: Schema) =>
  zText(contract, z.overwrite(cleanLine), checkRule(checkDisplayName));

/** Schema of a phone number. Spec §5 Sanitizers */
export const zPhone = <Schema extends Contract>(contract: Schema) =>
  zText(
    contract,
    z.overwrite(cleanPhone),
    checkRule((phone) => checkRequired(phone, 'phone') ?? checkPhone(phone)),
  );

/** Schema of a phone number. An empty value becomes null in the request. */
export const zNullablePhone = <Schema extends Contract>(contract: Schema) =>
  zNullableText(contract, z.overwrite(cleanPhone), checkRule(checkPhone));

/** Cleans a typed code or a pasted invitation link. */
export const referralCode: Check = z.overwrite(normalizeReferralCode);

/** Schema of a code of digits, such as in a text message. */
export const zDigitCode = <Schema extends Contract>(contract: Schema, digits: number) =>
  zText(
    contract,
    z.overwrite((text) => cleanDigitCode(text, digits)),
  );

/** Schema of an email address. Spec §5 Email */
export const zEmail = <Schema extends Contract>(contract: Schema) =>
  zText(
    contract,
    z.overwrite(cleanEmail),
    checkRule((email) => checkRequired(email, 'email') ?? checkEmail(email)),
  );

/** Schema of a password, which is not trimmed. */
export const zPassword = <Schema extends Contract>(contract: Schema, ...checks: Check[]) =>
  toPipe(z.string().check(...checks), contract);

/** Schema of a number that is typed or pasted as text. */
const zNumber = <Schema extends Contract>(contract: Schema, toValue: (text: string) => Value, rule: Rule) =>
  zTyped(
    contract,
    toValue,
    z.overwrite((text) => normalizeTyped(text)),
    checkRule(rule),
  );

/** Schema of a whole number within the contract's limits. An empty value becomes null in the request. */
export function zWholeNumber<Schema extends Contract>(contract: Schema) {
  const range = getNumberRange(contract);
  const isInRange = (text: string) =>
    text === '' || (/^\d+$/.test(text) && Number(text) >= range.minimum && Number(text) <= range.maximum);
  return zNumber(
    contract,
    (text) => (text === '' ? null : Number(text)),
    (text) => (isInRange(text) ? null : { code: 'number_out_of_range', params: range }),
  );
}

/**
 * Schema of a token amount, which is sent without redundant zeros. `rule` overrides the rule in §5. Spec §5 Token
 * amount
 */
export const zAmount = <Schema extends Contract>(contract: Schema, rule: Rule = checkTokenAmount) =>
  zNumber(contract, toPlainAmount, rule);

/** Schema of an amount. An empty value becomes null in the request. */
export const zNullableAmount = <Schema extends Contract>(contract: Schema) =>
  zNumber(
    contract,
    (text) => (text === '' ? null : toPlainAmount(text)),
    (text) => (text === '' ? null : checkTokenAmount(text)),
  );

function toPlainAmount(text: string): string {
  const amount = parseDecimal(text);
  return amount === null ? text : decimal.normalize(amount);
}

/** Schema of a consent or toggle. */
export const zCheckbox = <Schema extends Contract>(contract: Schema) => toPipe(z.boolean(), contract);

/** Schema of a form that contains only a consent. */
export const zConsentForm = z.object({ consent: zCheckbox(z.literal(true)) });

/** Returns the schema of a form field by name, e.g. `address.city` or `milestones.0.amount`. */
export function getFieldSchema(form: z.core.$ZodType, name: string): z.core.$ZodType | undefined {
  return name.split('.').reduce<z.core.$ZodType | undefined>((schema, key) => {
    if (schema instanceof z.ZodMiniObject) return schema.def.shape[key];
    return schema instanceof z.ZodMiniArray ? schema.def.element : undefined;
  }, form);
}

/** True if an empty field makes the form invalid. */
export const isRequired = (field: z.core.$ZodType): boolean => !z.safeParse(field, '').success;

/** Returns the length limits of a text in characters, or of a list in items. */
export function getLength(contract: z.core.$ZodType): { minimum: number; maximum: number } {
  const checks = getChecks(contract);
  const min = checks.find((check) => check instanceof z.core.$ZodCheckMinLength);
  const max = checks.find((check) => check instanceof z.core.$ZodCheckMaxLength);
  return {
    minimum: min?._zod.def.minimum ?? 0,
    maximum: max?._zod.def.maximum ?? Number.MAX_SAFE_INTEGER,
  };
}

function getNumberRange(contract: z.core.$ZodType): { minimum: number; maximum: number } {
  const checks = getChecks(contract);
  const min = checks.find((check) => check instanceof z.core.$ZodCheckGreaterThan);
  const max = checks.find((check) => check instanceof z.core.$ZodCheckLessThan);
  return {
    minimum: Number(min?._zod.def.value ?? 0),
    maximum: Number(max?._zod.def.value ?? Number.MAX_SAFE_INTEGER),
  };
}

/** Returns the contract's checks for a text or number, which may be optional. */
function getChecks(schema: z.core.$ZodType): readonly z.core.$ZodCheck<never>[] {
  if (schema instanceof z.ZodMiniPipe) return getChecks(schema.def.out);
  const isOptional =
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNonOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault;
  return isOptional ? getChecks(schema.def.innerType) : (schema._zod.def.checks ?? []);
}
