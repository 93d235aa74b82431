// @vitest-environment happy-dom

import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Table, type TableColumn } from './Table.tsx';

afterEach(cleanup);

type Holding = { id: string; asset: string; principal: string };
const holdings: Holding[] = [
  { id: 'a', asset: 'Aewol Ocean Resort', principal: '2,500' },
  { id: 'b', asset: 'Gangneung Pine Villas', principal: '1,500' },
];
const columns: TableColumn<Holding>[] = [
  { id: 'asset', header: 'Asset', name: (holding) => holding.asset },
  {
    id: 'principal',
    header: 'Principal',
    figure: (holding) => holding.principal,
    sort: 'descending',
  },
];

it('names the table by its caption, and each row by its asset', () => {
  render(<Table caption="Holdings" columns={columns} rows={holdings} rowKey={(row) => row.id} />);
  const table = screen.getByRole('table', { name: 'Holdings' });
  const row = within(table).getByRole('row', { name: /Gangneung/ });
  expect(within(row).getByRole('rowheader').textContent).toBe('Gangneung Pine Villas');
  expect(within(row).getByRole('cell').getAttribute('data-name')).toBe('Principal');
});

it('announces its sort order and reports clicks on column headers', async () => {
  const onSort = vi.fn();
  render(
    <Table caption="Holdings" columns={columns} rows={holdings} rowKey={(row) => row.id} onSort={onSort} />,
  );
  const head = screen.getByRole('columnheader', { name: 'Principal' });
  expect(head.getAttribute('aria-sort')).toBe('descending');
  await userEvent.click(within(head).getByRole('button'));
  expect(onSort).toHaveBeenCalledExactlyOnceWith('principal');
});

it('can be scrolled with the keyboard on phones', () => {
  render(
    <Table caption="Holdings" columns={columns} rows={holdings} rowKey={(row) => row.id} phone="scroll" />,
  );
  expect(screen.getByRole('region', { name: 'Holdings' }).tabIndex).toBe(0);
});
