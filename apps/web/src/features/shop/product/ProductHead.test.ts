import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { picturesOf } from './ProductHead.tsx';

test('the gallery shows each picture once, the cover first and under its own description', () => {
  const villas = exampleOf('getProduct', 200, 'villas');
  const pictures = picturesOf(villas);
  expect(pictures[0]).toEqual(villas.pictures[0]);
  expect(new Set(pictures.map(({ url }) => url)).size).toBe(pictures.length);
  expect(pictures.map(({ url }) => url)).toContain(villas.rooms[0]?.picture.url);
});
