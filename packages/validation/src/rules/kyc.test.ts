import { expect, test } from 'vitest';
import {
  checkBirthDate,
  checkExpiryDate,
  findDecisive,
  isPortraitLarge,
  isValidPostalCode,
  KYC_DOCUMENTS,
} from './kyc.ts';

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

test.each([
  ['2007-11-21', null],
  ['2007-11-22', 'too_young'],
  ['2026-11-22', 'invalid'],
  ['1899-12-31', 'invalid'],
])('checks the birth date %s', (birthDate, issue) => {
  expect(checkBirthDate(birthDate, '2026-11-21')).toBe(issue);
});

test('checks a birth date for another minimum age', () => {
  expect(checkBirthDate('2012-11-21', '2026-11-21', 14)).toBeNull();
  expect(checkBirthDate('2012-11-22', '2026-11-21', 14)).toBe('too_young');
});

test('requires an expiry date that has not passed only of documents that expire', () => {
  const days = [undefined, '2026-11-20', '2026-11-21'];
  const check = (kind: 'passport' | 'resident_card') =>
    days.map((day) => checkExpiryDate(kind, day, '2026-11-21'));
  expect(check('passport')).toEqual(['required', 'expired', null]);
  expect(check('resident_card')).toEqual([null, null, null]);
});

test('lets an approved submission decide, or else the newest', () => {
  const isApproved = (status: string) => status === 'approved';
  expect(findDecisive(['rejected', 'approved'], isApproved)).toBe('approved');
  expect(findDecisive(['pending', 'rejected'], isApproved)).toBe('pending');
  expect(findDecisive([], isApproved)).toBeUndefined();
});

test('requires 480 pixels on the shorter side of a portrait', () => {
  expect(isPortraitLarge({ width: 640, height: 480 })).toBe(true);
  expect(isPortraitLarge({ width: 479, height: 1200 })).toBe(false);
});
