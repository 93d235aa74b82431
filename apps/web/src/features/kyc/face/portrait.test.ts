import { expect, test } from 'vitest';
import { pickChallenge, portraitForm, sizeProblem } from './portrait.ts';

test('requires 480 pixels on the shorter side', () => {
  expect(sizeProblem({ width: 640, height: 480 })).toBeNull();
  expect(sizeProblem({ width: 479, height: 1200 })).toBe('too_small');
});

test('sends a pose only with a photo from the camera', () => {
  const file = new File(['x'], 'portrait.jpg', { type: 'image/jpeg' });
  expect(portraitForm({ file, challenge: 'turn' }).get('challenge')).toBe('turn');
  expect(portraitForm({ file, challenge: null }).has('challenge')).toBe(false);
});

test('picks one of the poses that the server offers', () => {
  expect(pickChallenge(['blink', 'turn'], 0)).toBe('blink');
  expect(pickChallenge(['blink', 'turn'], 0.99)).toBe('turn');
  expect(pickChallenge(['turn'], 0.99)).toBe('turn');
});

test('ignores an unknown pose', () => {
  expect(pickChallenge(['smile'], 0.5)).toBeNull();
  expect(pickChallenge([], 0.5)).toBeNull();
});
