import { expect, test } from 'vitest';
import { isFiltered, queryOf, withFilter, withoutFilters } from './history-filters.ts';

test('the address is what the list is asked for', () => {
  const search = new URLSearchParams(
    'given=GLIB&received=GLIL&type=instant&status=pending&from=GLID&to=GLIB',
  );
  expect(queryOf(search, 2)).toEqual({
    page: 2,
    page_size: 10,
    from_token: 'GLIB',
    to_token: 'GLIL',
    conversion_type: 'instant',
    status: 'pending',
  });
});

test('what is no value of a filter narrows nothing', () => {
  const search = new URLSearchParams('given=DOGE&type=fast&status=');
  expect(queryOf(search, 1)).toEqual({ page: 1, page_size: 10 });
  expect(isFiltered(search)).toBe(false);
});

test('a changed filter starts at the first page and leaves the form alone', () => {
  const search = new URLSearchParams('from=GLID&to=GLIB&page=3');
  const narrowed = withFilter(search, 'status', 'failed');
  expect(narrowed.toString()).toBe('from=GLID&to=GLIB&status=failed');
  expect(isFiltered(narrowed)).toBe(true);
  expect(withFilter(narrowed, 'status', '').toString()).toBe('from=GLID&to=GLIB');
  expect(withoutFilters(narrowed).toString()).toBe('from=GLID&to=GLIB');
});
