import { expect, test } from 'vitest';
import { pickChallenge, portraitForm, sizeProblem } from './portrait.ts';

test('a portrait has 480 pixels on its shorter side, whichever that is', () => {
  expect(sizeProblem({ width: 640, height: 480 })).toBeNull();
  expect(sizeProblem({ width: 479, height: 1200 })).toBe('too_small');
});

test('a camera photo is sent with its pose, an uploaded picture without one', () => {
  const file = new File(['x'], 'portrait.jpg', { type: 'image/jpeg' });
  expect(portraitForm({ file, challenge: 'turn' }).get('challenge')).toBe('turn');
  expect(portraitForm({ file, challenge: null }).has('challenge')).toBe(false);
});

test('one of the poses that the server offers is picked', () => {
  expect(pickChallenge(['blink', 'turn'], 0)).toBe('blink');
  expect(pickChallenge(['blink', 'turn'], 0.99)).toBe('turn');
  expect(pickChallenge(['turn'], 0.99)).toBe('turn');
});

test('a pose that this version does not know is not picked', () => {
  expect(pickChallenge(['smile'], 0.5)).toBeNull();
  expect(pickChallenge([], 0.5)).toBeNull();
});
