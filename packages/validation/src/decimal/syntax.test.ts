import { describe, expect, it } from 'vitest';
import { decimalPlaces, normalizeTyped, parseDecimal } from './syntax.ts';

describe('parsing a typed amount', () => {
  it.each([
    ['100', '100'],
    [' 100 ', '100'],
    ['007.50', '7.50'],
    ['000', '0'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-.5', '-0.5'],
    ['1234567890123456789012.00000001', '1234567890123456789012.00000001'],
  ])('parses %j as %s', (typed, expected) => expect(parseDecimal(typed)).toBe(expected));

  it.each([
    '',
    '.',
    '-',
    '1e5',
    '1E5',
    '1,000',
    '1.000,5',
    '1 000',
    '1_000',
    '+1',
    '0x1f',
    '١',
    '1.2.3',
    'Infinity',
    '₩5',
  ])('rejects %j', (typed) => expect(parseDecimal(typed)).toBeNull());

  it('rejects overlong pasted text', () => expect(parseDecimal('9'.repeat(100_000))).toBeNull());
});

describe('cleaning a typed or pasted number', () => {
  it.each([
    ['150', '150'],
    ['1,500', '1500'],
    ['1,234,567.50', '1234567.50'],
    ['-1,500', '-1500'],
    ['+12.5', '12.5'],
    ['150\u200b', '150'],
    ['\u202a1,500\u202c', '1500'],
    ['\u00a0150\u3000', '150'],
    ['１，２３４．５', '1234.5'],
    ['8,450 GLIB', '8450'],
    ['8,450\u00a0glib', '8450'],
    ['0.5GLIB', '0.5'],
  ])('reads %j as %s', (typed, expected) => expect(normalizeTyped(typed, 'GLIB')).toBe(expected));

  it.each(['', '1,50', '1,5000', '1.234,56', '1 500', '5²', '1e3', '8,450 USDT', '₩8,450', '1,500,'])(
    'keeps %j, which could mean something else',
    (typed) => expect(normalizeTyped(typed, 'GLIB')).toBe(typed),
  );
});

it('counts decimal places as typed', () => {
  expect(['1', '1.5', '1.50', '-0.00000001'].map(decimalPlaces)).toEqual([0, 1, 2, 8]);
});
