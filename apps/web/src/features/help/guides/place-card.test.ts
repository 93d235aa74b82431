import { describe, expect, test } from 'vitest';
import { placeCard, scrollNeeded, spotOf } from './place-card.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 320, height: 640 };
const card = { width: 288, height: 240 };

const overlaps = (at: { top: number; left: number }, box: Parameters<typeof spotOf>[0]) =>
  at.left < box.left + box.width &&
  at.left + card.width > box.left &&
  at.top < box.top + box.height &&
  at.top + card.height > box.top;

describe('the card of a step', () => {
  test.each([
    ['under the header’s button', { top: 10, left: 1200, width: 120, height: 44 }, desktop],
    ['above a button at the bottom', { top: 820, left: 400, width: 300, height: 52 }, desktop],
    ['beside a column as high as the window', { top: 64, left: 0, width: 248, height: 836 }, desktop],
    ['before a column at the right edge', { top: 64, left: 1088, width: 352, height: 836 }, desktop],
    ['on a phone', { top: 300, left: 16, width: 288, height: 60 }, { width: 320, height: 700 }],
  ])('leaves what it points at in sight: %s', (_, target, view) => {
    const at = placeCard(target, card, view);
    expect(overlaps(at, target)).toBe(false);
    expect(at.left).toBeGreaterThanOrEqual(16);
    expect(at.left + card.width).toBeLessThanOrEqual(view.width - 16);
    expect(at.top).toBeGreaterThanOrEqual(16);
    expect(at.top + card.height).toBeLessThanOrEqual(view.height - 16);
  });

  test('stands at the bottom where what it points at fills the window', () => {
    const at = placeCard({ top: 80, left: 0, width: 320, height: 900 }, card, phone);
    expect(at).toEqual({ top: 640 - 240 - 16, left: 16 });
  });

  test('stands in the middle while there is nothing to point at', () => {
    expect(placeCard(null, card, desktop)).toEqual({ top: 330, left: 576 });
  });
});

describe('the page scrolls', () => {
  test('not at all to what is in sight', () => {
    expect(scrollNeeded({ top: 300, left: 0, width: 10, height: 100 }, desktop, 64)).toBe(0);
  });

  test('until the thing is in the middle', () => {
    const needed = scrollNeeded({ top: 2000, left: 0, width: 10, height: 100 }, desktop, 64);
    const top = 2000 - needed;
    expect(top - 64).toBeCloseTo(900 - (top + 100), -1);
  });

  test('to the top of a thing that is higher than the window', () => {
    expect(scrollNeeded({ top: 500, left: 0, width: 10, height: 2000 }, desktop, 64)).toBe(420);
  });
});

test('the light ends at the window’s edge', () => {
  expect(spotOf({ top: 2, left: 2, width: 2000, height: 40 }, desktop)).toEqual({
    top: 0,
    left: 0,
    width: 1440,
    height: 48,
  });
});
