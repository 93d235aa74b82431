// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import common from '../../i18n/en/common.ts';
import { platformFixture } from '../../testing/platform-fixture.tsx';
import { ListFilters } from '../forms/ListFilters.tsx';
import { Pagination } from './Pagination.tsx';
import { onTitleChange, titleParts, useTitle } from './title.ts';

afterEach(cleanup);

const pageOf = (page: number, pages: number) =>
  common.pageOf.replace('{page}', String(page)).replace('{pages}', String(pages));
function Order({ number }: { number: string }) {
  useTitle(number, 0);
  return null;
}

function List({ tab = null as string | null, page = 1, order = '' }) {
  useTitle(tab);
  return (
    <>
      <Pagination label="Orders" page={page} pages={3} onPage={() => {}} />
      {order ? <Order number={order} /> : null}
    </>
  );
}

test('a title has what tells the view apart, the most particular first, and loses it with the view', async () => {
  const { wrapper } = await platformFixture();
  const changed = vi.fn();
  onTitleChange(changed);
  const { rerender, unmount } = render(<List />, { wrapper });
  expect(titleParts()).toEqual([]);
  rerender(<List tab="Rewards" page={2} />);
  expect(titleParts()).toEqual(['Rewards', pageOf(2, 3)]);
  rerender(<List tab="Rewards" page={3} order="GLI-1" />);
  expect(titleParts()).toEqual(['GLI-1', 'Rewards', pageOf(3, 3)]);
  expect(changed).toHaveBeenCalled();
  unmount();
  expect(titleParts()).toEqual([]);
});

test('a search is in the title of its list', async () => {
  const { wrapper } = await platformFixture();
  const filters = (search: string) => (
    <ListFilters
      label="Filters"
      search={new URLSearchParams(search)}
      searchBox={{ label: 'Search', placeholder: '', maxLength: 50 }}
      selects={[]}
      checkbox={{ name: 'featured', value: 'true', label: 'Featured' }}
      clearLabel="Clear"
      isFiltered={false}
      onChange={() => {}}
      onClear={() => {}}
    />
  );
  const { rerender } = render(filters('sort=newest'), { wrapper });
  expect(titleParts()).toEqual([]);
  rerender(filters('search=jeju'));
  expect(titleParts()).toEqual(['jeju']);
});
