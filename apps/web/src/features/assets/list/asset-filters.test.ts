import { expect, test } from 'vitest';
import { toAssetQuery } from './asset-filters.ts';

test('requests recommended assets for a URL without filters', () => {
  expect(toAssetQuery(new URLSearchParams())).toEqual({ ordering: 'recommended', page_size: 12 });
});

test('sends every filter in the URL to the server', () => {
  const search = new URLSearchParams(
    'category=acg_3hd8w5ny2k&risk=very_high&status=paused&featured=1&search=%20제주%20&sort=minimum_low&page=3',
  );
  expect(toAssetQuery(search)).toEqual({
    category_id: 'acg_3hd8w5ny2k',
    risk_level: 'very_high',
    status: 'paused',
    featured: true,
    search: '제주',
    ordering: 'minimum_low',
    page_size: 12,
  });
});

test('ignores unknown values in a manipulated URL', () => {
  const search = new URLSearchParams(`risk=none&status=x&sort=y&featured=yes&search=${'a'.repeat(200)}`);
  expect(toAssetQuery(search)).toEqual({ ordering: 'recommended', page_size: 12, search: 'a'.repeat(80) });
});
