import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { collectPictures } from './ProductGallery.tsx';

test('lists each photo once with its description, starting with the cover', () => {
  const villas = exampleOf('getProduct', 200, 'villas');
  const pictures = collectPictures(villas);
  expect(pictures[0]).toEqual(villas.pictures[0]);
  expect(new Set(pictures.map(({ url }) => url)).size).toBe(pictures.length);
  expect(pictures.map(({ url }) => url)).toContain(villas.rooms[0]?.picture.url);
});
