import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const body = (rows: string[][]) => csvOf(rows).slice(1);

test('starts with the mark that makes spreadsheets read UTF-8', () => {
  expect(csvOf([['자산']]).charCodeAt(0)).toBe(0xfeff);
});

test('quotes, commas and new lines stay inside their cell', () => {
  expect(
    body([
      ['a,b', 'say "hi"', 'two\nlines'],
      ['1', '', '3'],
    ]),
  ).toBe('"a,b","say ""hi""","two\nlines"\r\n"1","","3"\r\n');
});

test.each(['=1+1', '+82 10', '-sum', '@cmd', '\t=1', '\r=1', ' =1', '=HYPERLINK("x")'])(
  'a name like %j is not run as a formula',
  (name) => {
    expect(body([[name]]).startsWith(`"'`)).toBe(true);
  },
);

test('a loss stays a number', () => {
  expect(body([['-12.5', '0', '1000.25']])).toBe('"-12.5","0","1000.25"\r\n');
});
