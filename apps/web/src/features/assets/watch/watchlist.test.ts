import { expect, test } from 'vitest';
import { MAX_WATCHED, watchedIn, withWatched } from './watchlist.ts';

test('an asset that is watched again comes first, once', () => {
  expect(withWatched(['ast_a', 'ast_b'], 'ast_b', true)).toEqual(['ast_b', 'ast_a']);
  expect(withWatched(['ast_a', 'ast_b'], 'ast_a', false)).toEqual(['ast_b']);
});

test('the list keeps the latest', () => {
  const full = Array.from({ length: MAX_WATCHED }, (_, index) => `ast_${index}`);
  const next = withWatched(full, 'ast_new', true);
  expect(next).toHaveLength(MAX_WATCHED);
  expect(next[0]).toBe('ast_new');
});

test.each([
  [null, []],
  ['not json', []],
  ['{"a":1}', []],
  ['["ast_a", 7, "../x", "ast_a"]', ['ast_a']],
])('what is stored as %s reads as %j', (stored, ids) => {
  expect(watchedIn(stored)).toEqual(ids);
});
