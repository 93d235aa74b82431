import { expect, it } from 'vitest';
import { englishFirst } from './operation-programs.ts';

it('moves an English example before its Korean counterpart', () => {
  const toExample = (name: string) => ({ name, summary: '', value: null });
  const names = ['valid', 'low', 'lowEnglish', 'onlyEnglish'];
  expect(englishFirst(names.map(toExample)).map(({ name }) => name)).toEqual([
    'valid',
    'lowEnglish',
    'low',
    'onlyEnglish',
  ]);
});
