// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { lost } from '../../../testing/platform-fixture.tsx';
import { openConversion } from '../testing/open-conversion.tsx';

afterEach(cleanup);

const SERVER_ERROR = 'Server error occurred. Please try again shortly.';

test('explains amounts outside the limits', async () => {
  const { enter, form, getAmount, getCalls, press } = await openConversion();
  expect(await form.findByText('Available 10,000 GLIB')).toBeTruthy();
  await press('Enter an amount');
  await waitFor(() => expect(document.activeElement).toBe(getAmount()));
  for (const [typed, button, error] of [
    ['10000.00000001', 'Insufficient GLIB balance', 'Insufficient balance. Available: 10,000 GLIB'],
    ['9', 'Check the amount', 'Minimum per conversion: 10 GLIB.'],
    ['0', 'Check the amount', 'Amount must be greater than 0.'],
    ['1000000.5', 'Check the amount', 'Too large: at most 1,000,000 GLIB.'],
    ['10.123456789', 'Check the amount', 'Up to 8 decimals.'],
  ] as const) {
    enter(typed);
    expect(await form.findByRole('button', { name: button })).toBeTruthy();
    expect(form.getByText(error)).toBeTruthy();
  }
  expect(getCalls('validateConversion')).toHaveLength(0);
});

test('reports each failed section and retries it alone', async () => {
  const { reply, user } = await openConversion(undefined, {
    handlers: { getConversionInfo: 500, listConversionRates: 500, listConversionHistory: 500 },
  });
  const retry = async (id: 'listConversionHistory' | 'listConversionRates' | 'getConversionInfo') => {
    const alerts = screen.getAllByRole('alert');
    reply(id, 200);
    const alert = within(alerts.at(-1) ?? document.body);
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryAllByRole('alert')).toHaveLength(alerts.length - 1));
  };
  await waitFor(() => expect(screen.getAllByText(SERVER_ERROR)).toHaveLength(2));
  await retry('listConversionRates');
  await retry('getConversionInfo');
  await user.click(screen.getByRole('tab', { name: 'Conversion history' }));
  expect(await screen.findAllByText(SERVER_ERROR)).toHaveLength(1);
  await retry('listConversionHistory');
});

test('reports why there is no quote, and requests another one on demand', async () => {
  const { enter, form, press, reply } = await openConversion();
  await form.findByText('Available 10,000 GLIB');
  reply('validateConversion', 500);
  enter('50');
  await waitFor(() => expect(form.getByRole('alert').textContent).toBe(SERVER_ERROR));
  reply('validateConversion', [400, 'conversion_pair_not_supported']);
  await press('Get a new quote');
  const direction =
    'This conversion is not available. GLIL cannot be converted to GLIB. Choose another token.';
  await waitFor(() => expect(form.getByRole('alert').textContent).toBe(direction));

  let send = (_status: number) => {};
  reply('validateConversion', new Promise<number>((resolve) => (send = resolve)));
  await press('Get a new quote');
  await waitFor(() => expect(form.getByRole('button', { busy: true })).toBeTruthy());
  await act(async () => send(200));
  expect(await form.findByRole('button', { name: 'Review conversion' })).toBeTruthy();

  reply('validateConversion', lost());
  enter('60');
  await waitFor(() => expect(form.getByRole('alert').textContent).toMatch(/^Network error occurred/));
});

test('says that a conversion in the URL does not exist', async () => {
  await openConversion('?transaction=cnv_nobodys', { handlers: { getConversionTransaction: 404 } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Conversion' }));
  expect(await dialog.findByText('Conversion not found')).toBeTruthy();
});
