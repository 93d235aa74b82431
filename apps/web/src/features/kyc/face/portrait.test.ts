import { expect, test } from 'vitest';
import { portraitForm } from './portrait.ts';

test('sends a pose only with a photo from the camera', () => {
  const file = new File(['x'], 'portrait.jpg', { type: 'image/jpeg' });
  expect(portraitForm({ file, challenge: 'turn' }).get('challenge')).toBe('turn');
  expect(portraitForm({ file, challenge: null }).has('challenge')).toBe(false);
});
