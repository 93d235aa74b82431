import { expect, test } from 'vitest';
import { currentSection } from './use-current-section.ts';

/** Returns three stacked sections, each 500 px high, on a page that is scrolled by `scrolled` px. */
const sections = (scrolled: number) =>
  ['background', 'team', 'strategy'].map((id, index) => ({
    id,
    top: 600 + index * 500 - scrolled,
    bottom: 1100 + index * 500 - scrolled,
  }));

test.each([
  [0, null, 'nothing is current above the first section'],
  [299, null, 'still above it'],
  [300, 'background', 'its top comes within 300 px of the window’s'],
  [799, 'background', 'its end is still below that'],
  [800, 'team', 'the next one starts where it ends'],
  [420, 'background', 'scrolled to with 180 px above'],
  [920, 'team', 'scrolled to with 180 px above'],
  [1800, null, 'nothing is current after the last section'],
])('at a scroll position of %i px, selects %s (%s)', (scrolled, expected, _why) => {
  expect(currentSection(sections(scrolled), false)).toBe(expected);
});

test('selects the last section at the end of the page', () => {
  expect(currentSection(sections(700), true)).toBe('strategy');
  expect(currentSection([], true)).toBeNull();
});
