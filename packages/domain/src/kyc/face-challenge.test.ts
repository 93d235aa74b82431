import { expect, test } from 'vitest';
import { pickChallenge } from './face-challenge.ts';

test('picks one of the poses that the server offers', () => {
  expect(pickChallenge(['blink', 'turn'], 0)).toBe('blink');
  expect(pickChallenge(['blink', 'turn'], 0.99)).toBe('turn');
  expect(pickChallenge(['turn'], 0.99)).toBe('turn');
});

test('ignores an unknown pose', () => {
  expect(pickChallenge(['smile'], 0.5)).toBeNull();
  expect(pickChallenge([], 0.5)).toBeNull();
});
