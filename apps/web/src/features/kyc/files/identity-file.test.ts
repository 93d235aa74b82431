import { expect, test } from 'vitest';
import { checkIdentityFile, documentTypes, portraitTypes } from './identity-file.ts';

const file = (...parts: BlobPart[]) => new Blob(parts);
const bytes = (...head: number[]) => new Uint8Array([...head, 0, 0, 0, 0, 0, 0, 0, 0]);
const jpeg = bytes(0xff, 0xd8, 0xff, 0xe0);
const word = bytes(0x50, 0x4b, 0x03, 0x04);
const FIVE_MEGABYTES = 5_242_880;
const createJpeg = (size: number) => file(jpeg, new Uint8Array(size - jpeg.length));

test('accepts an image or a PDF of up to 5 MB, detected by its content', async () => {
  expect(await checkIdentityFile(createJpeg(FIVE_MEGABYTES), documentTypes)).toBeNull();
  expect(await checkIdentityFile(file('%PDF-1.7'), documentTypes)).toBeNull();
  expect(await checkIdentityFile(file('GIF89a'), documentTypes)).toBeNull();
});

test('rejects an empty file and a file over 5 MB', async () => {
  expect(await checkIdentityFile(createJpeg(FIVE_MEGABYTES + 1), documentTypes)).toBe('too_large');
  expect(await checkIdentityFile(file(), documentTypes)).toBe('empty');
});

test('rejects a file whose name disguises its type', async () => {
  const renamed = new File([word], 'passport.jpg', { type: 'image/jpeg' });
  expect(await checkIdentityFile(renamed, documentTypes)).toBe('wrong_type');
});

test('accepts only JPEG or PNG as a portrait', async () => {
  expect(await checkIdentityFile(file(jpeg), portraitTypes)).toBeNull();
  expect(await checkIdentityFile(file('%PDF-1.7'), portraitTypes)).toBe('wrong_type');
  expect(await checkIdentityFile(file('GIF89a'), portraitTypes)).toBe('wrong_type');
});

test('rejects an unreadable file', async () => {
  const gone = file(jpeg);
  gone.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException()) });
  expect(await checkIdentityFile(gone, documentTypes)).toBe('wrong_type');
});
