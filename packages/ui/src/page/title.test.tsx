// @vitest-environment happy-dom

import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ListFilters } from '../list/ListFilters.tsx';
import { createUiFixture } from '../testing/ui-fixture.tsx';
import { Pagination } from './Pagination.tsx';
import { onTitleChange, titleParts, useTitle } from './title.ts';

afterEach(cleanup);

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

test('shows the name of a mounted view in the title, with the most specific part first', async () => {
  const { wrapper } = createUiFixture();
  const changed = vi.fn();
  onTitleChange(changed);
  const { rerender, unmount } = render(<List />, { wrapper });
  expect(titleParts()).toEqual([]);
  rerender(<List tab="Rewards" page={2} />);
  expect(titleParts()).toEqual(['Rewards', 'Page 2 of 3']);
  rerender(<List tab="Rewards" page={3} order="GLI-1" />);
  expect(titleParts()).toEqual(['GLI-1', 'Rewards', 'Page 3 of 3']);
  expect(changed).toHaveBeenCalled();
  unmount();
  expect(titleParts()).toEqual([]);
});

test('includes a search in the title of its list', async () => {
  const { wrapper, setSearch } = createUiFixture({ search: '?sort=newest' });
  render(<ListFilters label="Products" filters={[{ kind: 'search', name: 'search', label: 'Search' }]} />, {
    wrapper,
  });
  expect(titleParts()).toEqual([]);
  act(() => setSearch('?search=jeju'));
  expect(titleParts()).toEqual(['jeju']);
});
