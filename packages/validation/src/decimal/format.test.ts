import { describe, expect, it } from 'vitest';
import { formatPercent, formatTokenAmount, formatWon } from './format.ts';

describe('formatting a token amount', () => {
  it('keeps digits that a float would lose', () => {
    expect(formatTokenAmount('123456789012345678901234.12345678', 'en')).toBe(
      '123,456,789,012,345,678,901,234.12345678',
    );
  });
  it('appends the token symbol', () =>
    expect(formatTokenAmount('8450', 'ko', { token: 'GLIB' })).toBe('8,450 GLIB'));
  it('truncates a balance instead of rounding it up', () => {
    expect(formatTokenAmount('9.99999', 'en', { maximumDecimals: 2 })).toBe('9.99');
  });
  it('pads decimal places with zeros on request', () => {
    expect(formatTokenAmount('1.5', 'en', { minimumDecimals: 4, maximumDecimals: 2 })).toBe('1.5000');
  });
  it('adds a plus sign to gains but not to zero', () => {
    const written = ['12.5', '-12.5', '0'].map((value) => formatTokenAmount(value, 'en', { sign: 'always' }));
    expect(written).toEqual(['+12.5', '-12.5', '0']);
  });
  it('shortens large amounts for each language', () => {
    expect(formatTokenAmount('1365000', 'en', { notation: 'compact' })).toBe('1.3M');
    expect(formatTokenAmount('1365000', 'ko', { notation: 'compact' })).toBe('136.5만');
  });
  it('rejects text that is not a decimal', () =>
    expect(() => formatTokenAmount('1e3', 'en')).toThrow(RangeError));
});

it('formats KRW without decimal places', () => expect(formatWon('3500000', 'ko')).toBe('₩3,500,000'));

it('formats a percentage as in the contract', () => {
  expect(formatPercent('8.50', 'ko')).toBe('8.5%');
  expect(formatPercent('68.75', 'en', 0)).toBe('68%');
  expect(formatPercent('99.999', 'en')).toBe('99.99%');
});
