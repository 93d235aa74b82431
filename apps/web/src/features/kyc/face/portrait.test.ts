import { expect, test } from 'vitest';
import { portraitForm, sizeProblem } from './portrait.ts';

test('a portrait has 480 pixels on its shorter side, whichever that is', () => {
  expect(sizeProblem({ width: 640, height: 480 })).toBeNull();
  expect(sizeProblem({ width: 479, height: 1200 })).toBe('too_small');
});

test('a photo of the camera goes out with its pose, an uploaded picture without one', () => {
  const file = new File(['x'], 'portrait.jpg', { type: 'image/jpeg' });
  expect(portraitForm({ file, challenge: 'turn' }).get('challenge')).toBe('turn');
  expect(portraitForm({ file, challenge: null }).has('challenge')).toBe(false);
});
