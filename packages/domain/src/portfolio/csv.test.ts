import { expect, test } from 'vitest';
import { formatCsv } from './csv.ts';

const body = (rows: string[][]) => formatCsv(rows).slice(1);

test('starts with a byte order mark for spreadsheets', () => {
  expect(formatCsv([['자산']]).charCodeAt(0)).toBe(0xfeff);
});

test('escapes quotes, commas and line breaks in cells', () => {
  expect(
    body([
      ['a,b', 'say "hi"', 'two\nlines'],
      ['1', '', '3'],
    ]),
  ).toBe('"a,b","say ""hi""","two\nlines"\r\n"1","","3"\r\n');
});

test.each(['=1+1', '+82 10', '-sum', '@cmd', '\t=1', '\r=1', ' =1', '=HYPERLINK("x")'])(
  'does not let a name such as %j run as a formula',
  (name) => {
    expect(body([[name]]).startsWith(`"'`)).toBe(true);
  },
);

test('keeps negative amounts as numbers', () => {
  expect(body([['-12.5', '0', '1000.25']])).toBe('"-12.5","0","1000.25"\r\n');
});
