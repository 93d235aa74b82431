import { describe, expect, test } from 'vitest';
import { getTargetRect, placeCard, scrollNeeded } from './place-card.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 320, height: 640 };
const card = { width: 288, height: 240 };

const overlaps = (at: { top: number; left: number }, box: Parameters<typeof getTargetRect>[0]) =>
  at.left < box.left + box.width &&
  at.left + card.width > box.left &&
  at.top < box.top + box.height &&
  at.top + card.height > box.top;

describe('a step’s card', () => {
  test.each([
    ['below a button in the header', { top: 10, left: 1200, width: 120, height: 44 }, desktop],
    ['above a button at the bottom', { top: 820, left: 400, width: 300, height: 52 }, desktop],
    ['next to a column as tall as the window', { top: 64, left: 0, width: 248, height: 836 }, desktop],
    ['next to a column at the right edge', { top: 64, left: 1088, width: 352, height: 836 }, desktop],
    ['on a phone', { top: 300, left: 16, width: 288, height: 60 }, { width: 320, height: 700 }],
  ])('does not cover its target: %s', (_, target, view) => {
    const at = placeCard(target, card, view);
    expect(overlaps(at, target)).toBe(false);
    expect(at.left).toBeGreaterThanOrEqual(16);
    expect(at.left + card.width).toBeLessThanOrEqual(view.width - 16);
    expect(at.top).toBeGreaterThanOrEqual(16);
    expect(at.top + card.height).toBeLessThanOrEqual(view.height - 16);
  });

  test('is at the bottom if its target fills the window', () => {
    const at = placeCard({ top: 80, left: 0, width: 320, height: 900 }, card, phone);
    expect(at).toEqual({ top: 640 - 240 - 16, left: 16 });
  });

  test('is centered without a target', () => {
    expect(placeCard(null, card, desktop)).toEqual({ top: 330, left: 576 });
  });
});

describe('scrolling to a target', () => {
  test('does nothing for a visible box', () => {
    expect(scrollNeeded({ top: 300, left: 0, width: 10, height: 100 }, desktop, 64)).toBe(0);
  });

  test('centers the box', () => {
    const scroll = scrollNeeded({ top: 2000, left: 0, width: 10, height: 100 }, desktop, 64);
    const top = 2000 - scroll;
    expect(top - 64).toBeCloseTo(900 - (top + 100), -1);
  });

  test('aligns the top of a box taller than the window', () => {
    expect(scrollNeeded({ top: 500, left: 0, width: 10, height: 2000 }, desktop, 64)).toBe(420);
  });
});

test('clips the spotlight at the edge of the window', () => {
  expect(getTargetRect({ top: 2, left: 2, width: 2000, height: 40 }, desktop)).toEqual({
    top: 0,
    left: 0,
    width: 1440,
    height: 48,
  });
});
