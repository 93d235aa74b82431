import { expect, it } from 'vitest';
import { JSON_MAX_DEPTH, parseJson } from './parse-json.ts';

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;

it.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
])('parses nested %s up to the limit, and no deeper ones', (_, open, close) => {
  expect(parseJson(nested(JSON_MAX_DEPTH, open, close))).toEqual(
    JSON.parse(nested(JSON_MAX_DEPTH, open, close)),
  );
  expect(parseJson(nested(JSON_MAX_DEPTH + 1, open, close))).toBeUndefined();
  expect(parseJson(nested(100_000, open, close))).toBeUndefined();
});

it('rejects invalid JSON and keeps null', () => {
  expect(parseJson('{"half":')).toBeUndefined();
  expect(parseJson('null')).toBeNull();
});
