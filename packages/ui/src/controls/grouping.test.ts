import { describe, expect, it } from 'vitest';
import { applyEdit, groupAmount } from './grouping.ts';

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

  const all = { caret: 0, inputType: '', inserted: '' };
  const insert = (text: string, inserted: string, caret = text.length) => ({
    text,
    caret,
    inserted,
    inputType: 'insertFromPaste',
  });
  const remove = (text: string) => ({ ...all, text, inputType: 'deleteContentBackward' });

  it.each([
    // [value before, edit, value after]
    ['1234', insert('1,2345', '5'), '12345'],
    ['1234', insert('1,94', '9', 3), '194'],
    ['1234', remove('1234'), '1234'],
    ['12345', remove('2,345'), '2345'],
    ['1234', remove('1,24'), '124'],
    ['', insert('1,234,567.5', '1,234,567.5'), '1234567.5'],
    ['12', insert('1,234', '1,234'), '1234'],
    ['12', insert('8,450 GLIB', '8,450 GLIB'), '8450'],
    ['1500', insert('１，２００', '１，２００'), '1200'],
    ['1500', insert('1,500\u200b0', '\u200b0'), '15000'],
    ['1500', { ...all, text: '2,500' }, '2500'],
    // The form must be able to reject a decimal comma, so it is not dropped.
    ['1500', insert('1,50', '1,50'), '1,50'],
    ['1500', insert('1,501,50', '1,50', 4), '1,501,50'],
    ['1500', { ...all, text: '1,50' }, '1,50'],
    ['1', insert('1,', ','), '1,'],
    ['1,', insert('1,5', '5'), '1,5'],
    ['1,23', insert('1,234', '4'), '1234'],
    ['1,50', remove('1,5'), '1,5'],
    ['', insert('1.234,56', '1.234,56'), '1.234,56'],
    ['1234', insert('1,234,', ','), '1,234,'],
    ['1,234,56', insert('1,234,567', '7'), '1234567'],
  ])('changes %s with %o to %s', (before, edit, after) =>
    expect(applyEdit(before, edit, 'GLIB')).toBe(after),
  );
});
