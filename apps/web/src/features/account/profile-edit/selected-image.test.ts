import { AVATAR_MAX_BYTES } from '@gli/validation';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choosePicture } from './selected-image.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const bitmap: ImageBitmap = { width: 2, height: 1, close() {} };

beforeEach(() => vi.stubGlobal('createImageBitmap', async () => bitmap));
afterEach(() => vi.unstubAllGlobals());

test('detects the type of a photo by its content', async () => {
  const file = new File([new Uint8Array(png)], 'photo.gif', { type: 'image/gif' });
  expect(await choosePicture(file)).toEqual({
    status: 'ready',
    picture: { file, type: 'image/png', bitmap },
  });
});

test('rejects a PDF with an image file name', async () => {
  const file = new File(['%PDF-1.7'], 'photo.png', { type: 'image/png' });
  expect(await choosePicture(file)).toEqual({
    status: 'refused',
    issue: { code: 'avatar_type_unsupported' },
  });
});

test('accepts a photo of exactly 5 MB and rejects a larger one', async () => {
  const sized = (bytes: number) => new Blob([new Uint8Array(png), new Uint8Array(bytes - png.length)]);
  expect(await choosePicture(sized(AVATAR_MAX_BYTES + 1))).toMatchObject({
    status: 'refused',
    issue: { code: 'avatar_too_large' },
  });
  expect((await choosePicture(sized(AVATAR_MAX_BYTES))).status).toBe('ready');
});

test('reports a corrupt photo as unreadable', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('broken')));
  expect(await choosePicture(new Blob([new Uint8Array(png)]))).toEqual({ status: 'unreadable' });
});
