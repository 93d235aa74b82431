// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createUiFixture } from '../testing/index.ts';
import { type ListFilter, ListFilters } from './ListFilters.tsx';

afterEach(cleanup);

const options = [
  { value: 'low', label: 'Low' },
  { value: 'high', label: 'High' },
];
const filters: ListFilter[] = [
  { kind: 'choice', name: 'risk', label: 'Risk', options },
  { kind: 'search', name: 'search', label: 'Search' },
];

/** Renders the list's filters with a URL, on a device that has `saved` filters. */
function renderFilters(search: string, saved = '') {
  const device = { text: saved };
  const save = (text: string) => {
    device.text = text;
  };
  const fixture = createUiFixture({ search, useSavedText: () => [device.text, save] });
  render(<ListFilters label="Assets" filters={filters} remembered="assets" />, { wrapper: fixture.wrapper });
  return { ...fixture, device, user: userEvent.setup() };
}

test('restores the remembered filters if the URL has no parameters', () => {
  const { search } = renderFilters('', 'risk=low');
  expect(search()).toBe('?risk=low');
});

test('shows what a link with parameters says', () => {
  const { search, device } = renderFilters('?risk=high', 'risk=low');
  expect(search()).toBe('?risk=high');
  expect(device.text).toBe('risk=low');
});

test('remembers a chosen filter but no searched text, and forgets it once it is cleared', async () => {
  const { device, user } = renderFilters('?search=jeju');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Risk' }), 'low');
  expect(device.text).toBe('risk=low');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(device.text).toBe('');
});
