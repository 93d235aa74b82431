import { expect, test } from 'vitest';
import { currentSection } from './use-current-section.ts';

/** Returns three sections, each 500 px high, with gaps of 64 px, on a page that is scrolled by `scrolled` px. */
const sections = (scrolled: number) =>
  ['background', 'team', 'strategy'].map((id, index) => ({ id, top: 600 + index * 564 - scrolled }));

test.each([
  [0, null, 'nothing is current above the first section'],
  [299, null, 'still above it'],
  [300, 'background', 'its top comes within 300 px of the window’s'],
  [850, 'background', 'the gap after it belongs to it'],
  [864, 'team', 'the next one starts'],
  [420, 'background', 'scrolled to with 180 px above'],
  [984, 'team', 'scrolled to with 180 px above'],
  [1800, 'strategy', 'the last section stays current after its end'],
])('at a scroll position of %i px, selects %s (%s)', (scrolled, expected, _why) => {
  expect(currentSection(sections(scrolled), false)).toBe(expected);
});

test('selects the last section at the end of the page', () => {
  expect(currentSection(sections(700), true)).toBe('strategy');
  expect(currentSection([], true)).toBeNull();
});

test('selects a section at every position from the first one on, in their order', () => {
  const positions = Array.from({ length: 2_000 }, (_, index) => 300 + index);
  const selected = positions.map((scrolled) => currentSection(sections(scrolled), false));
  expect(new Set(selected)).toEqual(new Set(['background', 'team', 'strategy']));
  expect(selected.filter((id, index) => index > 0 && id !== selected[index - 1])).toEqual([
    'team',
    'strategy',
  ]);
});
