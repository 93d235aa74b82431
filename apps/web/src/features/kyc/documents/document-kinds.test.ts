import { expect, test } from 'vitest';
import { uploadForm } from './document-kinds.ts';

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
