import type { KycDocumentSide, KycDocumentType, KycReviewStatus } from '@gli/sdk';
import { expect, test } from 'vitest';
import { chooseInitialKind, openSides, sideStatus } from './document-sides.ts';

const upload = (document_type: KycDocumentType, document_side: KycDocumentSide, status: KycReviewStatus) => ({
  document_type,
  document_side,
  status,
});

test('requires two sides of a card and one of a passport', () => {
  expect(openSides([], 'resident_card')).toEqual(['front', 'back']);
  expect(openSides([], 'passport')).toEqual(['single']);
});

test('requests no side that is already approved or under review', () => {
  const sent = [upload('resident_card', 'back', 'pending'), upload('resident_card', 'front', 'approved')];
  expect(openSides(sent, 'resident_card')).toEqual([]);
  expect(openSides(sent, 'driver_license')).toEqual(['front', 'back']);
});

test('requests a rejected side unless an earlier file was approved', () => {
  expect(openSides([upload('passport', 'single', 'rejected')], 'passport')).toEqual(['single']);
  const approvedBefore = [upload('passport', 'single', 'rejected'), upload('passport', 'single', 'approved')];
  expect(sideStatus(approvedBefore, 'passport', 'single')).toBe('approved');
  expect(openSides(approvedBefore, 'passport')).toEqual([]);
});

test('starts with the kind of identity document that was already sent, ignoring proofs of address', () => {
  expect(chooseInitialKind([])).toBe('resident_card');
  const sent = [
    upload('proof_of_address', 'single', 'pending'),
    upload('driver_license', 'front', 'approved'),
  ];
  expect(chooseInitialKind(sent)).toBe('driver_license');
});
