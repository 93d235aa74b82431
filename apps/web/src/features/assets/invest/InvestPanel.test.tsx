// @vitest-environment happy-dom
import type { InvestmentInput } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from '../../../testing/platform-fixture.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const asset = exampleOf('getRwaAsset', 200, 'aewolEnglish');
const check = exampleOf('validateInvestment', 200);
const wallet = exampleOf('getWalletInfo', 200);
/** The member has 10,000 GLIB. */
const balances = wallet.balances.map((one) => (one.token === 'GLIB' ? { ...one, available: '10000' } : one));

async function openAsset() {
  const page = await renderScreen(`/rwa-assets/${asset.id}`, {
    handlers: {
      getRwaAsset: { status: 200, body: asset },
      getWalletInfo: { status: 200, body: { ...wallet, balances } },
      validateInvestment: ({ body }: Call) => {
        const { amount } = body as InvestmentInput;
        return { status: 200, body: { ...check, amount, total_cost: amount } };
      },
    },
  });
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount');
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^100%/ }).disabled).toBe(false),
  );
  const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));
  return {
    ...page,
    amount,
    enter: (value: string) => fireEvent.change(amount, { target: { value } }),
    press,
    /** Opens the confirmation and accepts the risk. */
    review: async () => {
      await press('Review investment');
      const dialog = within(await screen.findByRole('dialog', { name: 'Confirm investment' }));
      fireEvent.click(dialog.getByRole('checkbox'));
      return dialog;
    },
  };
}

test('shows an amount’s validation errors without sending anything', async () => {
  const { enter, getCalls, press } = await openAsset();
  for (const [typed, error] of [
    ['', 'Amount is a required field.'],
    ['0', 'Amount must be greater than 0.'],
    ['0.000000001', 'Up to 8 decimals.'],
    ['1000001', 'Too large: at most 1,000,000 GLIB.'],
    ['99.99', 'The minimum investment is 100 GLIB.'],
    ['10000.5', 'Insufficient balance. Available: 10,000 GLIB'],
  ] as const) {
    enter(typed);
    await press('Review investment');
    expect(await screen.findByText(error)).toBeTruthy();
  }
  expect(getCalls('validateInvestment')).toHaveLength(0);
  expect(getCalls('investInRwaAsset')).toHaveLength(0);
});

test('reports a failed check of the amount until another amount is checked', async () => {
  const { enter, reply } = await openAsset();
  reply('validateInvestment', 500);
  enter('100');
  expect(await screen.findByText(/^We couldn’t check the amount in advance/)).toBeTruthy();
  enter('120');
  await waitFor(() => expect(screen.queryByText(/^We couldn’t check the amount/)).toBeNull());
});

test('explains every rejection in the confirmation, and keeps the amount', async () => {
  const { amount, enter, getKeys, reply, review, user } = await openAsset();
  enter('120');
  for (const [response, text] of [
    [[409, 'insufficient_balance'], 'Insufficient balance.'],
    [
      [409, 'funding_cap_exceeded'],
      'The amount exceeds the remaining funding. You can invest at most 635,000 GLIB.',
    ],
    [
      [409, 'asset_not_open'],
      'This asset is not open for investment. New investments are paused until a building permit change is decided.',
    ],
    [[400, 'amount_below_minimum'], 'The amount is below the minimum investment. Invest at least 100 GLIB.'],
  ] as const) {
    reply('investInRwaAsset', response);
    const dialog = await review();
    await user.click(dialog.getByRole('button', { name: 'Invest' }));
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe(text));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(amount.value).toBe('120');
  expect(new Set(getKeys('investInRwaAsset')).size).toBe(4);
});

test('links to the prospectus in the confirmation', async () => {
  const { enter, review } = await openAsset();
  enter('100');
  const link = (await review()).getByRole('link', { name: /^Read the PDF/ });
  expect(link.getAttribute('href')).toMatch(/-prospectus\.pdf$/);
});

test('continues an investment that the server is still processing until its outcome is known', async () => {
  const { enter, getKeys, reply, review } = await openAsset();
  enter('150');
  const dialog = await review();
  reply('investInRwaAsset', [409, 'request_in_progress']);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(dialog.getByRole('button', { name: 'Invest' }));
  expect(await dialog.findByText(/^The response to your investment was lost/)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(await screen.findByRole('heading', { name: 'Investment complete' })).toBeTruthy();
  expect(new Set(getKeys('investInRwaAsset')).size).toBe(1);
});

test('offers a conversion if the balance is too low, and then restores the amount', async () => {
  const { enter, user } = await openAsset();
  const toConversion = { name: 'Convert tokens to GLIB' };
  enter('9000');
  expect(screen.queryByRole('link', toConversion)).toBeNull();
  enter('10500');
  await user.click(await screen.findByRole('link', toConversion));
  expect((await screen.findAllByLabelText('You get'))[0]).toHaveProperty('value', 'GLIB');
  await user.click(screen.getByRole('link', { name: 'Back to your investment' }));
  expect(window.location.pathname + window.location.search).toBe(`/rwa-assets/${asset.id}?amount=10500`);
  expect(await screen.findByLabelText('Amount')).toHaveProperty('value', '10,500');
});

test('groups digits, rejects a decimal comma, and fills in a share of the balance', async () => {
  const { amount, press, user } = await openAsset();
  await user.type(amount, '1234567');
  expect(amount.value).toBe('1,234,567');
  await user.clear(amount);
  // A decimal comma is rejected and not dropped, so that 1,5 never becomes 15.
  await user.type(amount, '1,5');
  expect(amount.value).toBe('1,5');
  await press('25%, 2,500 GLIB');
  expect(amount.value).toBe('2,500');
  expect(screen.getAllByText('about ₩3,500,000')).not.toHaveLength(0);
  await press(/^100%/);
  expect(amount.value).toBe('10,000');
});

test('estimates a year’s earnings of the typed amount', async () => {
  const { enter, reply } = await openAsset();
  reply('validateInvestment', 500);
  enter('1000');
  // 8.5% of 1,000, calculated without the server.
  const term = screen.getByText('Expected yearly payout');
  await waitFor(() => expect(term.parentElement?.textContent).toContain('+85 GLIB'));
});
