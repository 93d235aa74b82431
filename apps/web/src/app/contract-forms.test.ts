import {
  zOrderInput,
  zProfileInput,
  zReferralCodeInput,
  zReferralRewardConfigInput,
  zRegistrationInput,
} from '@gli/sdk/schemas';
import {
  getFieldSchema,
  getLength,
  isRequired,
  referralCode,
  zDigitCode,
  zEmail,
  zName,
  zNullableAmount,
  zNullablePhone,
  zNullableText,
  zOptionalText,
  zPassword,
  zPhone,
  zText,
  zWholeNumber,
} from '@gli/ui/forms';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const customer = zOrderInput.shape.customer.shape;
const { code, description, maximum_uses } = zReferralCodeInput.shape;

test('returns the contract’s limits for an optional text and a list', () => {
  expect(getLength(code)).toEqual({ minimum: 4, maximum: 20 });
  expect(getLength(zOptionalText(code))).toEqual({ minimum: 4, maximum: 20 });
  expect(getLength(zOrderInput.shape.lines)).toEqual({ minimum: 1, maximum: 20 });
});

test('requires a non-empty text', () => {
  expect([zText(z.nonoptional(code)), zOptionalText(code), zText(description)].map(isRequired)).toEqual([
    true,
    false,
    false,
  ]);
});

test('finds fields inside objects and lists', () => {
  const schema = z.object({ lines: z.array(z.object({ note: zText(description) })) });
  expect(getFieldSchema(schema, 'lines.3.note')).toBe(schema.shape.lines.def.element.shape.note);
  expect(getFieldSchema(schema, 'lines.3.other')).toBeUndefined();
});

test('trims text, but not passwords', () => {
  expect(zText(description).parse('  a note ')).toBe('a note');
  expect(zPassword(zRegistrationInput.shape.password).parse('  a secret ')).toBe('  a secret ');
});

test('omits empty text or converts it to null', () => {
  expect(zOptionalText(code).parse(' ')).toBeUndefined();
  expect(zNullableText(z.nullish(z.string())).parse(' ')).toBeNull();
  expect(zNullableAmount(zReferralRewardConfigInput.shape.monthly_cap).parse('')).toBeNull();
});

test('reports the range of a whole number', () => {
  expect(zWholeNumber(maximum_uses).safeParse('100001').error?.issues).toMatchObject([
    { params: { issue: { code: 'number_out_of_range', params: { minimum: 1, maximum: 100_000 } } } },
  ]);
});

test('reads pasted numbers, and rejects a comma that could be decimal', () => {
  const count = zWholeNumber(maximum_uses);
  expect(['1,000', ' １２\u200b'].map((text) => count.parse(text))).toEqual([1000, 12]);
  const amount = zNullableAmount(zReferralRewardConfigInput.shape.monthly_cap);
  expect(amount.parse('8,450')).toBe('8450');
  expect(amount.safeParse('1,50').error?.issues).toMatchObject([
    { params: { issue: { code: 'amount_comma' } } },
  ]);
});

test('sends an amount without redundant zeros', () => {
  const amount = zNullableAmount(zReferralRewardConfigInput.shape.monthly_cap);
  expect(amount.parse(' 1250.50 ')).toBe('1250.5');
});

test.each<[string, z.ZodMiniType<unknown, string>, string, unknown]>([
  [
    'a full-width phone number',
    zNullablePhone(zProfileInput.shape.phone),
    '０１０９８７６５４３２',
    '01098765432',
  ],
  ['a phone number with dots', zPhone(customer.phone), '010.1234.5678', '010-1234-5678'],
  ['an emptied phone number', zNullablePhone(zProfileInput.shape.phone), ' \u200b', null],
  ['a mirrored name', zName(zRegistrationInput.shape.name), '\u202eabc', 'abc'],
  ['a decomposed name', zName(zRegistrationInput.shape.name), '강릉'.normalize('NFD'), '강릉'],
  ['a mailto link', zEmail(zRegistrationInput.shape.email), 'mailto:kim@example.com', 'kim@example.com'],
  [
    'a pasted invitation link',
    zOptionalText(code, referralCode),
    'https://gli.example/signup?ref=gli2026&medium=kakao',
    'GLI2026',
  ],
  [
    'a pasted message with a code',
    zDigitCode(z.string(), 6),
    'Your code is 048 213.',
    'Your code is 048 213.',
  ],
  ['a code with a space', zDigitCode(z.string(), 6), '048 213', '048213'],
])('reads %s', (_, schema, typed, sent) => {
  expect(z.parse(schema, typed)).toBe(sent);
});

test.each<[string, z.ZodMiniType<unknown, string>, string]>([
  ['a blank name', zName(zRegistrationInput.shape.name), '\u200b'],
  ['a name of fillers', zName(zRegistrationInput.shape.name), '\u3164\u3164'],
  ['a number with an extension', zNullablePhone(zProfileInput.shape.phone), '010-1234-5678 ext. 9'],
  ['words as a phone number', zNullablePhone(zProfileInput.shape.phone), '공일공'],
  ['hyphens as a code', zOptionalText(code, referralCode), '---'],
  ['a link without a code', zOptionalText(code, referralCode), 'https://gli.example/signup'],
])('rejects %s', (_, schema, typed) => {
  expect(z.safeParse(schema, typed).success).toBe(false);
});
