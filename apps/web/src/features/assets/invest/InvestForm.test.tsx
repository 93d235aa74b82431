// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { lost } from '../../../testing/platform-fixture.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(cleanup);

test('rejects an amount below the minimum, too precise or above the balance before sending it', async () => {
  const asset = exampleOf('getRwaAsset', 200);
  const { user, getCalls } = await renderScreen(`/rwa-assets/${asset.id}`);
  const amount = await screen.findByLabelText('Amount');
  // Enabled once the balance has loaded.
  const whole = await screen.findByRole<HTMLButtonElement>('button', { name: /^100%/ });
  await waitFor(() => expect(whole.disabled).toBe(false));
  const review = () => user.click(screen.getByRole('button', { name: 'Review investment' }));
  for (const [text, message] of [
    ['99.99', /^The minimum investment is 100 GLIB\.$/],
    ['1000.123456789', /^Up to 8 decimals\.$/],
    ['40000', /^Insufficient balance\. Available: [\d,.]+ GLIB$/],
  ] as const) {
    await fill(user, amount, text);
    await review();
    expect(await screen.findByText(message)).toBeDefined();
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(getCalls('validateInvestment')).toEqual([]);
});

test('shows a lost connection at the button until it returns, and not as a fault of the amount', async () => {
  const asset = exampleOf('getRwaAsset', 200);
  const server = { isReachable: false };
  const { user } = await renderScreen(`/rwa-assets/${asset.id}`, {
    handlers: {
      validateInvestment: () =>
        server.isReachable ? { status: 200, body: exampleOf('validateInvestment', 200) } : lost(),
    },
  });
  const amount = await screen.findByLabelText('Amount');
  await fill(user, amount, '5000');
  await user.click(screen.getByRole('button', { name: 'Review investment' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Network error occurred.');
  expect(amount.getAttribute('aria-invalid')).not.toBe('true');
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  server.isReachable = true;
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/Network error occurred/)).toBeNull());
  isOnline.mockRestore();
});

test('shows the server’s dates and fee, in the confirmation and the result', async () => {
  const asset = exampleOf('getRwaAsset', 200);
  const check = exampleOf('validateInvestment', 200);
  const dates = { first_payout_on: '2031-03-10', matures_on: '2034-02-03' };
  const { user } = await renderScreen(`/rwa-assets/${asset.id}`, {
    handlers: {
      validateInvestment: {
        status: 200,
        body: { ...check, ...dates, starts_on: '2031-02-03', fee: '2.50', total_cost: '502.50' },
      },
      investInRwaAsset: {
        status: 201,
        body: { ...exampleOf('investInRwaAsset', 201), ...dates, fee: '2.50' },
      },
    },
  });
  await screen.findAllByText(
    'Earnings are paid to your balance on day 10 of every month. Your principal comes back after 36 months.',
  );
  await fill(user, await screen.findByLabelText('Amount'), '500');
  await user.click(screen.getByRole('button', { name: 'Review investment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm investment' }));
  const terms =
    'Earnings are paid to your balance every month, first on Mar 10, 2031. Your 500 GLIB come back on Feb 3, 2034.';
  dialog.getByText(terms);
  expect(dialog.getByText('2.5 GLIB')).toBeDefined();
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Invest' }));
  expect(await screen.findByRole('heading', { name: 'Investment complete' })).toBeDefined();
  screen.getByText(terms);
  expect(screen.getByText('2.5 GLIB')).toBeDefined();
});
