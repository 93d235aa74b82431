import type { KycDocumentSide, KycDocumentType, KycReviewStatus } from '@gli/sdk';
import { expect, test } from 'vitest';
import { kindToGoOnWith, openSides, sideStanding } from './document-kinds.ts';

const file = (document_type: KycDocumentType, document_side: KycDocumentSide, status: KycReviewStatus) => ({
  document_type,
  document_side,
  status,
});

test('a card takes two sides, a passport one', () => {
  expect(openSides([], 'resident_card')).toEqual(['front', 'back']);
  expect(openSides([], 'passport')).toEqual(['single']);
});

test('a side that is approved or being reviewed is not asked for again', () => {
  const sent = [file('resident_card', 'back', 'pending'), file('resident_card', 'front', 'approved')];
  expect(openSides(sent, 'resident_card')).toEqual([]);
  expect(openSides(sent, 'driver_license')).toEqual(['front', 'back']);
});

test('a refused side is asked for again, unless an earlier file of it was approved', () => {
  expect(openSides([file('passport', 'single', 'rejected')], 'passport')).toEqual(['single']);
  const approvedBefore = [file('passport', 'single', 'rejected'), file('passport', 'single', 'approved')];
  expect(sideStanding(approvedBefore, 'passport', 'single')).toBe('approved');
  expect(openSides(approvedBefore, 'passport')).toEqual([]);
});

test('the form goes on with the document that was begun; a proof of address is none', () => {
  expect(kindToGoOnWith([])).toBe('resident_card');
  const sent = [file('proof_of_address', 'single', 'pending'), file('driver_license', 'front', 'approved')];
  expect(kindToGoOnWith(sent)).toBe('driver_license');
});
