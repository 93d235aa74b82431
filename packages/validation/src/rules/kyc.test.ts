import { expect, test } from 'vitest';
import { isValidPostalCode, KYC_DOCUMENTS } from './kyc.ts';

test('requires both sides of each card', () => {
  const cards = ['resident_card', 'driver_license', 'alien_registration_card'] as const;
  for (const card of cards) expect(KYC_DOCUMENTS[card].sides).toEqual(['front', 'back']);
});

test.each([
  ['KR', '04036', true],
  ['KR', '4036', false],
  ['KR', '', false],
  ['GB', 'SW1A 1AA', true],
])('validates a postal code in %s: "%s"', (country, code, isValid) => {
  expect(isValidPostalCode(country, code)).toBe(isValid);
});
