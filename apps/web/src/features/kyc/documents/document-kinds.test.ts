import type { KycDocumentSide, KycDocumentType, KycReviewStatus } from '@gli/sdk';
import { expect, test } from 'vitest';
import { initialKindOf, openSides, sideStatus, uploadForm } from './document-kinds.ts';

const upload = (document_type: KycDocumentType, document_side: KycDocumentSide, status: KycReviewStatus) => ({
  document_type,
  document_side,
  status,
});

test('a card takes two sides, a passport one', () => {
  expect(openSides([], 'resident_card')).toEqual(['front', 'back']);
  expect(openSides([], 'passport')).toEqual(['single']);
});

test('a side that is approved or in review is not requested again', () => {
  const sent = [upload('resident_card', 'back', 'pending'), upload('resident_card', 'front', 'approved')];
  expect(openSides(sent, 'resident_card')).toEqual([]);
  expect(openSides(sent, 'driver_license')).toEqual(['front', 'back']);
});

test('a rejected side is requested again, unless an earlier file of it was approved', () => {
  expect(openSides([upload('passport', 'single', 'rejected')], 'passport')).toEqual(['single']);
  const approvedBefore = [upload('passport', 'single', 'rejected'), upload('passport', 'single', 'approved')];
  expect(sideStatus(approvedBefore, 'passport', 'single')).toBe('approved');
  expect(openSides(approvedBefore, 'passport')).toEqual([]);
});

test('the form continues with the identity document that was started, not with a proof of address', () => {
  expect(initialKindOf([])).toBe('resident_card');
  const sent = [
    upload('proof_of_address', 'single', 'pending'),
    upload('driver_license', 'front', 'approved'),
  ];
  expect(initialKindOf(sent)).toBe('driver_license');
});

const file = new File(['x'], '여권.jpg', { type: 'image/jpeg' });

test('a passport is sent with its country and expiry date', () => {
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

test('a Korean card is Korean whatever was chosen before, and has no expiry date', () => {
  const form = uploadForm(
    { document_type: 'resident_card', issuing_country: 'SG', expiry_date: '2031-05-14' },
    'back',
    file,
  );
  expect(form.get('issuing_country')).toBe('KR');
  expect(form.has('expiry_date')).toBe(false);
});
