import { expect, it } from 'vitest';
import * as z from 'zod';
import { parseSeed, SeedFileError } from './seed-file.ts';
import { zText } from './seed-schemas.ts';

const schema = z.array(z.strictObject({ name: zText, price: z.string() }));

const parse = (text: string) => parseSeed(text, 'goods.yaml', schema);

const valid = `- name:
    ko: 텀블러
    en: Tumbler
  price: "32"
`;

it('returns the data of a valid file', () => {
  expect(parse(valid)).toEqual([{ name: { ko: '텀블러', en: 'Tumbler' }, price: '32' }]);
});

it.each([
  ['a value of the wrong type', valid.replace('"32"', '32'), /^goods\.yaml:4:10 0\.price: .*string/],
  ['an unknown key', `${valid}  prise: "1"\n`, /^goods\.yaml:5:3 0: .*"prise"/],
  ['an entry without a key', valid.replace('    en: Tumbler\n', ''), /^goods\.yaml:2:5 0\.name\.en: /],
  ['an empty translation', valid.replace('Tumbler', '""'), /^goods\.yaml:3:9 0\.name\.en: /],
  [
    'space around a translation',
    valid.replace('Tumbler', '"Tumbler "'),
    /^goods\.yaml:3:9 0\.name\.en: .*space/,
  ],
  ['a duplicate key', `${valid}  price: "1"\n`, /^goods\.yaml:5:3 .*unique/],
  ['invalid syntax', valid.replace('"32"', '"32'), /^goods\.yaml:\d+:\d+ .*quote/],
  ['a file with another structure', 'name: Tumbler\n', /^goods\.yaml:1:1 .*array/],
])('names the file, line and column of %s', (_, text, message) => {
  expect(() => parse(text)).toThrow(SeedFileError);
  expect(() => parse(text)).toThrow(message);
});

it('lists every error in a file', () => {
  const text = valid.replace('텀블러', '""').replace('"32"', '32');
  expect(() => parse(text)).toThrow(/^goods\.yaml:2:9 .*\ngoods\.yaml:4:10 .*$/);
});
