import { expect, test } from 'vitest';
import { media } from './measures.ts';

/** Size of 1 em in a media query at the default text size, in px. */
const EM_PX = 16;
const toPx = (query: string) => Number(/([\d.]+)em/.exec(query)?.[1]) * EM_PX;

test('has the documented mobile breakpoint of 768 px, in em (decision 55)', () => {
  expect(toPx(media.mobile)).toBe(768);
  const sizes = Object.values(media).filter((query) => /width|height/.test(query));
  expect(sizes.filter((query) => !/^\((min|max)-(width|height): [\d.]+em\)$/.test(query))).toEqual([]);
});

test('shows the wide header from 1024 px (decision 44)', () => {
  expect(toPx(media.bp2)).toBe(1024);
});
