import { describe, expect, it } from 'vitest';
import { decimalPlaces, parseDecimal } from './syntax.ts';

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

it('counts decimal places as typed', () => {
  expect(['1', '1.5', '1.50', '-0.00000001'].map(decimalPlaces)).toEqual([0, 1, 2, 8]);
});
