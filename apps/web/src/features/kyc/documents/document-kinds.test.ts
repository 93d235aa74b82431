import type { KycDocumentSide, KycDocumentType, KycReviewStatus } from '@gli/sdk';
import { expect, test } from 'vitest';
import { chooseInitialKind, openSides, sideStatus, uploadForm } from './document-kinds.ts';

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

const file = new File(['x'], '여권.jpg', { type: 'image/jpeg' });

test('sends a passport with its country and expiry date', () => {
  const form = uploadForm(
    { document_type: 'passport', issuing_country: 'SG', expiry_date: '2031-05-14' },
    'single',
    file,
  );
  expect(Object.fromEntries([...form].filter(([name]) => name !== 'file'))).toEqual({
    document_type: 'passport',
    document_side: 'single',
    issuing_country: 'SG',
    expiry_date: '2031-05-14',
  });
  expect(form.get('file')).toHaveProperty('name', '여권.jpg');
});

test('sends a Korean card as Korean and without an expiry date', () => {
  const form = uploadForm(
    { document_type: 'resident_card', issuing_country: 'SG', expiry_date: '2031-05-14' },
    'back',
    file,
  );
  expect(form.get('issuing_country')).toBe('KR');
  expect(form.has('expiry_date')).toBe(false);
});
