import { expect, test } from 'vitest';
import { pickChallenge } from './pick-challenge.ts';

test('one of the poses that the server understands is asked for', () => {
  expect(pickChallenge(['blink', 'turn'], 0)).toBe('blink');
  expect(pickChallenge(['blink', 'turn'], 0.99)).toBe('turn');
  expect(pickChallenge(['turn'], 0.99)).toBe('turn');
});

test('a pose that this version does not know is not asked for', () => {
  expect(pickChallenge(['smile'], 0.5)).toBeNull();
  expect(pickChallenge([], 0.5)).toBeNull();
});
