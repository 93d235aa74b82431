import { zErrorCode } from '@gli/sdk/schemas';
import { expect, it } from 'vitest';
import page from '../../../texts/page.json' with { type: 'json' };
import { zText } from '../seed/seed-schemas.ts';
import { fillText } from './text.ts';
import { texts } from './texts.ts';

/**
 * Returns the keys of invalid texts, and of texts with a placeholder that is only in Korean. English may have more,
 * because Korean omits the technical names of types and formats.
 */
function findFaults(entry: unknown, path: string): string[] {
  if (typeof entry !== 'object' || entry === null) return [];
  if (!('ko' in entry)) {
    return Object.entries(entry).flatMap(([key, value]) => findFaults(value, `${path}.${key}`));
  }
  const { success, data } = zText.safeParse(entry);
  return success && findPlaceholders(data.ko).every((name) => data.en.includes(name)) ? [] : [path];
}

const findPlaceholders = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

it('has every text in both languages, with every Korean placeholder in the English text', () => {
  expect(findFaults({ texts, page }, '')).toEqual([]);
});

it('contains exactly the errors that the contract declares', () => {
  expect(Object.keys(texts.errors).sort()).toEqual([...zErrorCode.options].sort());
});

it('never repeats an error in its message', () => {
  const repeated = Object.entries(texts.errors).filter(
    ([, { error, message }]) => error.ko === message.ko || error.en === message.en,
  );
  expect(repeated.map(([code]) => code)).toEqual([]);
});

it('fills each placeholder once, with the value in the language of the text', () => {
  const text = { ko: '{name}: {value}', en: '{name}={value}' };
  expect(fillText(text, { name: { ko: '{value}', en: 'Name' }, value: '$&' })).toEqual({
    ko: '{value}: $&',
    en: 'Name=$&',
  });
});
