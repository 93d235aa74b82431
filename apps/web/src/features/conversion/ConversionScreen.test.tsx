// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { setWindowWidth } from '@gli/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../testing/platform-fixture.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { openConversion, walletWith } from './testing/open-conversion.tsx';

afterEach(cleanup);

const history = exampleOf('listConversionHistory', 200);
const getNames = (options: readonly HTMLElement[]) => options.map(({ textContent }) => textContent);

test('swaps the direction and enters the whole balance with one button each', async () => {
  const { form, getAmount, getCalls, handle, press, review } = await openConversion();
  await press('Swap direction');
  expect(window.location.search).toBe('?from=GLID&to=GLIB');
  expect(await form.findByText('Available 1,000 GLID')).toBeTruthy();
  await press(/^100%/);
  expect(getAmount().value).toBe('1,000');

  const { confirm } = await review('100');
  handle('getWalletInfo', () => walletWith({ GLIB: '10000', GLID: '900' }));
  const reads = getCalls('listConversionHistory').length;
  await confirm();
  const done = await screen.findByRole('heading', { name: 'Conversion in progress' });
  await waitFor(() => expect(document.activeElement).toBe(done));
  await waitFor(() => expect(getCalls('listConversionHistory').length).toBeGreaterThan(reads));
  await press('Convert again');
  expect(await form.findByText('Available 900 GLID')).toBeTruthy();
});

test('offers only supported directions', async () => {
  const { form, user } = await openConversion('?from=GLIL&to=GLIB');
  const refusal = 'You can’t convert GLIL to GLIB. Only GLIB to GLIL is possible, one way.';
  expect(await screen.findByText(refusal)).toBeTruthy();
  const give = form.getByLabelText('You pay');
  const receive = form.getByLabelText('You get');
  expect(getNames(within(give).getAllByRole('option'))).toEqual(['GLIB', 'GLID']);
  expect(getNames(within(receive).getAllByRole('option'))).toEqual(['GLIL', 'GLID']);
  expect(receive).toHaveProperty('value', 'GLID');

  await user.selectOptions(receive, 'GLIL');
  expect(window.location.search).toBe('?from=GLIB&to=GLIL');
  expect(screen.queryByText(refusal)).toBeNull();
  expect(form.queryByRole('button', { name: 'Swap direction' })).toBeNull();
  await user.selectOptions(give, 'GLID');
  expect(getNames(within(receive).getAllByRole('option'))).toEqual(['GLIB']);
});

test('shows rates and an estimate to a visitor, and asks for a login', async () => {
  const { enter, form, getCalls, press, user } = await openConversion('', { member: null });
  await user.click(await screen.findByRole('button', { name: /GLIB → GLIL/ }));
  expect(window.location.search).toBe('?from=GLIB&to=GLIL');
  expect(await screen.findByRole('img', { name: /GLIL/ })).toBeTruthy();
  await user.click(screen.getByText('7 days'));
  await waitFor(() => expect(getCalls('listConversionRates').at(-1)?.url.searchParams.get('days')).toBe('7'));
  await user.click(screen.getByText('View as table'));
  const [rate] = exampleOf('listConversionRates', 200);
  const table = within(screen.getByRole('table', { name: 'Rate over time' }));
  expect(table.getAllByRole('rowheader')).toHaveLength(rate?.history.length ?? 0);

  // 1,000 × 1.4, minus 0.5%.
  enter('1000');
  expect(await form.findByText('1,393 GLIL')).toBeTruthy();
  const announced = await form.findByText('You get about 1,393 GLIL.', undefined, { timeout: 5_000 });
  expect(announced.closest('[role="status"]')).not.toBeNull();
  await press('Log in to convert');
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in to convert tokens' }));
  await user.click(dialog.getByRole('button', { name: 'Go to login' }));
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(window.location.search).toMatch(/^\?redirect=%2Fconversion%3F.*to%3DGLIL/);
});

test('filters the history by the URL, and groups it by day on a phone', async () => {
  setWindowWidth(390);
  const { user } = await renderScreen('/conversion?tab=history&status=failed', {
    handlers: {
      listConversionHistory: ({ url: { searchParams } }: Call) => {
        const matches = (name: string, value: string) => [null, value].includes(searchParams.get(name));
        const results = history.results.filter(
          (one) =>
            matches('status', one.status) &&
            matches('conversion_type', one.conversion_type) &&
            matches('from_token', one.from_token) &&
            matches('to_token', one.to_token),
        );
        return { status: 200, body: { ...history, count: results.length, results } };
      },
    },
  });
  const list = within(await screen.findByRole('group', { name: 'Conversion history' }));
  await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(1));
  expect(list.getByText('Failed')).toBeTruthy();
  const filters = within(screen.getByLabelText('Filters for Conversion history'));
  await user.selectOptions(filters.getByLabelText('Status'), 'completed');
  await user.selectOptions(filters.getByLabelText('Token you paid'), 'GLIB');
  expect(window.location.search).toBe('?tab=history&status=completed&given=GLIB');
  const completed = history.results.filter(
    ({ status, from_token }) => status === 'completed' && from_token === 'GLIB',
  );
  expect(completed.length).toBeLessThan(history.results.length);
  await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(completed.length));
  await user.selectOptions(filters.getByLabelText('Type'), 'economy');
  expect(await screen.findByText('No results')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) ?? document.body);
  expect(window.location.search).toBe('?tab=history');
  await waitFor(() => expect(screen.getAllByRole('link', { name: /→/ }).length).toBe(history.results.length));
});
