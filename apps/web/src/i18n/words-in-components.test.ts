import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '..');

/** Files of components, not tests and not dictionaries. */
function components(): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^i18n\//.test(file),
  );
}

test('no Korean word stands outside the dictionaries', () => {
  const found = components().filter((file) => /[가-힣]/.test(readFileSync(path.join(source, file), 'utf8')));
  expect(found).toEqual([]);
});

test('no English sentence stands between the tags of a component', () => {
  const found = components().flatMap((file) =>
    [
      ...readFileSync(path.join(source, file), 'utf8').matchAll(
        /<[A-Za-z][^<>{}]*>\s*([A-Za-z][A-Za-z ,.'’]{2,})\s*<\//g,
      ),
    ].map(([, words]) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});
