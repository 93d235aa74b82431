import { describe, expect, it } from 'vitest';
import { groupAmount, ungroupAmount } from './grouping.ts';

describe('an amount field', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['999', '999'],
    ['1000', '1,000'],
    ['1234567.', '1,234,567.'],
    ['1234567.8900', '1,234,567.8900'],
    ['0.12345678', '0.12345678'],
    // Anything but a plain decimal is unchanged, so the form rejects it.
    ['1e9', '1e9'],
    ['-1000', '-1000'],
    ['1,5', '1,5'],
  ])('shows %s as %s', (value, shown) => expect(groupAmount(value)).toBe(shown));

  it.each([
    // [text shown, text after a key press or paste, value]
    ['1,234', '1,2345', '12345'],
    ['1,234', '1234', '1234'],
    ['12,345', '2,345', '2345'],
    ['1,234', '1,24', '124'],
    ['', '1,234,567.5', '1234567.5'],
    ['', '1234', '1234'],
    // The form must be able to reject a decimal comma, so it is not dropped.
    ['1', '1,', '1,'],
    ['1,', '1,5', '1,5'],
    ['1,23', '1,234', '1234'],
    ['', '1.234,56', '1.234,56'],
    ['1,234', '1,234,', '1,234,'],
  ])('parses a change from %s to %s as %s', (shown, text, value) =>
    expect(ungroupAmount(text, shown)).toBe(value),
  );
});
