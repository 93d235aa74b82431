import {
  zOrderInput,
  zReferralCodeInput,
  zReferralRewardConfigInput,
  zRegistrationInput,
} from '@gli/sdk/schemas';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  getFieldSchema,
  getLength,
  isRequired,
  zNullableAmount,
  zNullableText,
  zOptionalText,
  zPassword,
  zText,
  zWholeNumber,
} from './form-schema.ts';

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
