import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkFile, type FileType } from './check-file.ts';

const bitmap = { width: 2, height: 1, close() {} };
const decode = vi.fn(async () => bitmap);
beforeEach(() => vi.stubGlobal('createImageBitmap', decode));
afterEach(() => {
  vi.unstubAllGlobals();
  decode.mockReset().mockResolvedValue(bitmap);
});

const types: FileType[] = ['image/jpeg', 'image/png', 'image/gif', 'application/pdf'];
const MAX_BYTES = 100;
const check = (file: Blob, accepted = types) => checkFile(file, { types: accepted, maxBytes: MAX_BYTES });
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]);
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const word = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0]);

test.each<[string, Blob, FileType, boolean]>([
  ['a JPEG', new Blob([jpeg]), 'image/jpeg', true],
  ['a PNG with another name', new File([png], 'photo.gif', { type: 'image/gif' }), 'image/png', true],
  ['a GIF', new Blob(['GIF89a']), 'image/gif', true],
  ['a PDF', new Blob(['%PDF-1.7 … %%EOF\n']), 'application/pdf', false],
  [
    'a file of the maximum size',
    new Blob([jpeg, new Uint8Array(MAX_BYTES - jpeg.length)]),
    'image/jpeg',
    true,
  ],
])('accepts %s, detected by its content', async (_, file, type, isPicture) => {
  expect(await check(file)).toEqual({ file, type, bitmap: isPicture ? bitmap : null });
});

test.each<[string, Blob, string]>([
  ['an empty file', new Blob([]), 'empty'],
  ['a file over the maximum size', new Blob([jpeg, new Uint8Array(MAX_BYTES)]), 'too_large'],
  [
    'a document with the name of a picture',
    new File([word], 'passport.jpg', { type: 'image/jpeg' }),
    'wrong_type',
  ],
])('rejects %s', async (_, file, problem) => expect(await check(file)).toBe(problem));

test('accepts only the given types', async () => {
  expect(await check(new Blob(['%PDF-1.7']), ['image/jpeg', 'image/png'])).toBe('wrong_type');
  expect(await check(new Blob(['GIF89a']), ['image/jpeg', 'image/png'])).toBe('wrong_type');
});

test('rejects a picture that cannot be decoded, such as one that was cut', async () => {
  decode.mockRejectedValueOnce(new DOMException('The source image could not be decoded.'));
  expect(await check(new Blob([png]))).toBe('unreadable');
});

test('rejects a PDF without its end, such as one that was cut', async () => {
  expect(await check(new Blob(['%PDF-1.7 …']))).toBe('unreadable');
});

test('rejects a file that can no longer be read', async () => {
  const gone = new Blob([jpeg]);
  gone.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException()) });
  expect(await check(gone)).toBe('unreadable');
});
