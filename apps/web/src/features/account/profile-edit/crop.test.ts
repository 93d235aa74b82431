import { expect, test } from 'vitest';
import { dragged, middle, squareOf } from './crop.ts';

const wide = { width: 1200, height: 800 };

test('the largest centered square is shown first', () => {
  expect(squareOf(wide, middle)).toEqual({ left: 200, top: 0, side: 800 });
  expect(squareOf({ width: 300, height: 900 }, middle)).toEqual({ left: 0, top: 300, side: 300 });
});

test('zoomed in, a smaller square is shown, and its position goes from edge to edge', () => {
  expect(squareOf(wide, { zoom: 2, x: 0, y: 1 })).toEqual({ left: 0, top: 400, side: 400 });
  expect(squareOf(wide, { zoom: 2, x: 1, y: 0 })).toEqual({ left: 800, top: 0, side: 400 });
});

test('dragging to the right shows more of the left', () => {
  const crop = dragged(wide, middle, { x: 0.25, y: 0 });
  expect(squareOf(wide, crop)).toEqual({ left: 0, top: 0, side: 800 });
});

test('a picture cannot be dragged out of its circle', () => {
  const crop = dragged(wide, { zoom: 2, x: 0.5, y: 0.5 }, { x: -9, y: 9 });
  expect(squareOf(wide, crop)).toEqual({ left: 800, top: 0, side: 400 });
});

test('a picture that fits exactly cannot be moved', () => {
  expect(dragged({ width: 500, height: 500 }, middle, { x: 0.3, y: -0.3 })).toEqual(middle);
});
