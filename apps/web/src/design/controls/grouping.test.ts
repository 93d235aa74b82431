import { describe, expect, it } from 'vitest';
import { groupAmount, ungroupAmount } from './grouping.ts';

describe('an amount in a field', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['999', '999'],
    ['1000', '1,000'],
    ['1234567.', '1,234,567.'],
    ['1234567.8900', '1,234,567.8900'],
    ['0.12345678', '0.12345678'],
    // Not a plain decimal: unchanged, for the form to reject.
    ['1e9', '1e9'],
    ['-1000', '-1000'],
    ['1,5', '1,5'],
  ])('%s is shown as %s', (value, shown) => expect(groupAmount(value)).toBe(shown));

  it.each([
    // [shown text, text after a key press or paste, value]
    ['1,234', '1,2345', '12345'],
    ['1,234', '1234', '1234'],
    ['12,345', '2,345', '2345'],
    ['1,234', '1,24', '124'],
    ['', '1,234,567.5', '1234567.5'],
    ['', '1234', '1234'],
    // A decimal comma is rejected by the form, never dropped.
    ['1', '1,', '1,'],
    ['1,', '1,5', '1,5'],
    ['1,23', '1,234', '1234'],
    ['', '1.234,56', '1.234,56'],
    ['1,234', '1,234,', '1,234,'],
  ])('%s, then %s, is %s', (shown, text, value) => expect(ungroupAmount(text, shown)).toBe(value));
});
