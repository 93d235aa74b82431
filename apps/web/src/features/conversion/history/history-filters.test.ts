import { expect, test } from 'vitest';
import { toHistoryQuery } from './history-filters.ts';

test('includes the filters from the URL in the query', () => {
  const search = new URLSearchParams(
    'given=GLIB&received=GLIL&type=instant&status=pending&from=GLID&to=GLIB&page=2',
  );
  expect(toHistoryQuery(search)).toEqual({
    page: 2,
    page_size: 10,
    from_token: 'GLIB',
    to_token: 'GLIL',
    conversion_type: 'instant',
    status: 'pending',
  });
});

test('ignores unknown values', () => {
  const search = new URLSearchParams('given=DOGE&type=fast&status=');
  expect(toHistoryQuery(search)).toEqual({ page: 1, page_size: 10 });
});
