import { expect, test } from 'vitest';
import { withFilter, withoutParams } from '../../../shared/search-params.ts';
import { filterNames, isFiltered, queryOf } from './history-filters.ts';

test('the filters of the address go into the query', () => {
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

test('an unknown value of a filter narrows nothing', () => {
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
  expect(withoutParams(narrowed, filterNames).toString()).toBe('from=GLID&to=GLIB');
});
