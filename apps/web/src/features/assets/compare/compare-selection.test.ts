import { expect, test } from 'vitest';
import { comparedIn, withCompared } from './compare-selection.ts';

test('assets join the comparison in the order in which they were chosen, and leave it', () => {
  const one = withCompared(new URLSearchParams('risk=low'), 'ast_1', true);
  const two = withCompared(one, 'ast_2', true);
  expect(two.toString()).toBe('risk=low&compare=ast_1&compare=ast_2');
  expect(withCompared(two, 'ast_1', false).toString()).toBe('risk=low&compare=ast_2');
  expect(withCompared(one, 'ast_1', false).toString()).toBe('risk=low');
});

test('a fourth asset is not taken', () => {
  const full = new URLSearchParams('compare=a&compare=b&compare=c');
  expect(comparedIn(withCompared(full, 'd', true))).toEqual(['a', 'b', 'c']);
});

test('a tampered address compares each asset once, and three at most', () => {
  const search = new URLSearchParams('compare=a&compare=&compare=a&compare=b&compare=c&compare=d');
  expect(comparedIn(search)).toEqual(['a', 'b', 'c']);
});
