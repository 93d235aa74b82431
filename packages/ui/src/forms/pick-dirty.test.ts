import { expect, test } from 'vitest';
import { pickDirty } from './pick-dirty.ts';

const input = { plan: 'plus', newsletter: false };

test('picks only values that changed, even to false', () => {
  expect(pickDirty(input, { newsletter: true })).toEqual({ newsletter: false });
  expect(pickDirty(input, { plan: false })).toEqual({});
});
