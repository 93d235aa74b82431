import contract from '@gli/sdk/openapi.json' with { type: 'json' };
import { expect, it } from 'vitest';
import * as z from 'zod';
import { readExampleTexts } from './example-texts.ts';
import { readSeedFile } from './seed-file.ts';
import { zText } from './seed-schemas.ts';

it('translates only texts that appear in the contract', () => {
  const shown = JSON.stringify(contract);
  const sections = readSeedFile('example-translations.yaml', z.record(z.string(), z.array(zText)));
  const unknown = Object.values(sections)
    .flat()
    .filter(({ ko }) => !shown.includes(JSON.stringify(ko)));
  expect(unknown).toEqual([]);
});

it('finds the English version of a text from a pair of matching examples', () => {
  const { addPair, toText } = readExampleTexts();
  addPair({ rooms: [{ name: '바다 방', count: 2 }] }, { rooms: [{ name: 'Sea room', count: 2 }] });
  expect(toText('바다 방')).toEqual({ ko: '바다 방', en: 'Sea room' });
});

it('reports a text that has no English version', () => {
  expect(() => readExampleTexts().toText('없는 문장')).toThrow(/example-translations\.yaml.*없는 문장/);
});
