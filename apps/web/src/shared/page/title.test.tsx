// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import common from '../../i18n/en/common.ts';
import { platformFixture } from '../../testing/platform-fixture.tsx';
import { FilterSelect } from '../forms/FilterSelect.tsx';
import { ListFilters } from '../forms/ListFilters.tsx';
import { Pagination } from './Pagination.tsx';
import { onTitleChange, titleParts, useTitle } from './title.ts';

afterEach(cleanup);

const pageOf = (page: number, pages: number) =>
  common.pageOf.replace('{page}', String(page)).replace('{pages}', String(pages));
const risks = [
  { value: 'low', label: 'Low risk' },
  { value: 'high', label: 'High risk' },
];

function Order({ number }: { number: string }) {
  useTitle(number, 'item');
  return null;
}

function List({ tab = null as string | null, page = 1, risk = '', order = '' }) {
  useTitle(tab);
  return (
    <>
      <Pagination label="Orders" page={page} pages={3} onPage={() => {}} />
      <FilterSelect label="Risk" all="All" options={risks} value={risk} onChange={() => {}} />
      {order ? <Order number={order} /> : null}
    </>
  );
}

test('a title has what tells the view apart, the most particular first, and loses it with the view', async () => {
  const { wrapper } = await platformFixture();
  const changed = vi.fn();
  const unsubscribe = onTitleChange(changed);
  const { rerender, unmount } = render(<List />, { wrapper });
  expect(titleParts()).toEqual([]);
  rerender(<List tab="Rewards" page={2} risk="high" />);
  expect(titleParts()).toEqual(['Rewards', 'High risk', pageOf(2, 3)]);
  rerender(<List tab="Rewards" page={3} order="GLI-1" />);
  expect(titleParts()).toEqual(['GLI-1', 'Rewards', pageOf(3, 3)]);
  expect(changed).toHaveBeenCalled();
  unmount();
  expect(titleParts()).toEqual([]);
  unsubscribe();
});

test('the search and the choices of a list are in its title, without the choices that always hold', async () => {
  const { wrapper } = await platformFixture();
  const filters = (search: string) => (
    <ListFilters
      label="Filters"
      search={new URLSearchParams(search)}
      searchBox={{ label: 'Search', placeholder: '', maxLength: 50 }}
      selects={[
        { name: 'risk', label: 'Risk', options: [{ value: '', label: 'All risks' }, ...risks] },
        { name: 'sort', label: 'Sort', options: [{ value: 'newest', label: 'Newest' }] },
      ]}
      checkbox={{ name: 'featured', value: 'true', label: 'Featured' }}
      clearLabel="Clear"
      isFiltered={false}
      onChange={() => {}}
      onClear={() => {}}
    />
  );
  const { rerender } = render(filters('sort=newest'), { wrapper });
  expect(titleParts()).toEqual([]);
  rerender(filters('search=jeju&risk=low'));
  expect(titleParts()).toEqual(['jeju, Low risk']);
});
