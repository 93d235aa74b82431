import { expect, test } from 'vitest';
import { fitTabs } from './fit-tabs.ts';

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

test('keeps the gap of tabs that fit, and narrows it if they fit then', () => {
  expect(fitTabs([80, 80, 80], 358, 20)).toBe(20);
  expect(fitTabs([80, 80, 80, 64], 358, 20)).toBe(18);
});

test.each([
  { widths: [60, 70, 100, 95, 170] },
  { widths: [62, 62, 62, 62, 62, 62, 62] },
  { widths: [120, 140, 160] },
  { widths: [48, 110, 52, 130, 75, 90] },
])('never ends a row that scrolls after a whole tab: $widths', ({ widths }) => {
  for (let available = 280; available <= 720; available++) {
    const gap = fitTabs(widths, available, 20);
    const isCut = widths.some((width, index) => {
      const visible = available - sum(widths.slice(0, index)) - index * gap;
      return visible >= 16 && width - visible >= 16;
    });
    const hasRoom = sum(widths) + (widths.length - 1) * gap <= available;
    expect({ available, isVisible: hasRoom || isCut }).toEqual({ available, isVisible: true });
  }
});
