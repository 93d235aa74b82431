import { expect, test } from 'vitest';
import { uploadForm } from './document-values.ts';

const file = new File(['x'], '여권.jpg', { type: 'image/jpeg' });

test('a passport goes out with its country and its last day', () => {
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

test('a Korean card is Korean whatever was chosen before, and has no last day', () => {
  const form = uploadForm(
    { document_type: 'resident_card', issuing_country: 'SG', expiry_date: '2031-05-14' },
    'back',
    file,
  );
  expect(form.get('issuing_country')).toBe('KR');
  expect(form.has('expiry_date')).toBe(false);
});
