import { expect, test } from 'vitest';
import { dragged, getCropSquare, middle } from './crop.ts';

const wide = { width: 1200, height: 800 };

test('starts with the largest centered square', () => {
  expect(getCropSquare(wide, middle)).toEqual({ left: 200, top: 0, side: 800 });
  expect(getCropSquare({ width: 300, height: 900 }, middle)).toEqual({ left: 0, top: 300, side: 300 });
});

test('shrinks the square when zoomed and lets it reach every edge', () => {
  expect(getCropSquare(wide, { zoom: 2, x: 0, y: 1 })).toEqual({ left: 0, top: 400, side: 400 });
  expect(getCropSquare(wide, { zoom: 2, x: 1, y: 0 })).toEqual({ left: 800, top: 0, side: 400 });
});

test('shows more of the left side when dragged to the right', () => {
  const crop = dragged(wide, middle, { x: 0.25, y: 0 });
  expect(getCropSquare(wide, crop)).toEqual({ left: 0, top: 0, side: 800 });
});

test('keeps the square inside the photo when it is dragged too far', () => {
  const crop = dragged(wide, { zoom: 2, x: 0.5, y: 0.5 }, { x: -9, y: 9 });
  expect(getCropSquare(wide, crop)).toEqual({ left: 800, top: 0, side: 400 });
});

test('does not move a photo that fits exactly', () => {
  expect(dragged({ width: 500, height: 500 }, middle, { x: 0.3, y: -0.3 })).toEqual(middle);
});
