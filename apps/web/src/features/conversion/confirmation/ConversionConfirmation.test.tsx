// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openConversion, walletWith } from '../testing/open-conversion.tsx';
import { createQuote } from '../testing/quote.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const findResult = () => screen.findByRole('heading', { name: 'Conversion in progress' });

test('replaces an expired quote instead of executing it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { getCalls, reply, review } = await openConversion();
  const { confirm, dialog, pressInDialog } = await review('20');
  await act(() => vi.advanceTimersByTimeAsync(181_000));
  expect(await dialog.findByText(/^This quote has expired\. The rate may have changed/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Convert' })).toBeNull();
  await pressInDialog('Get a new quote');
  expect(await dialog.findByRole('button', { name: 'Convert' })).toBeTruthy();
  expect(dialog.queryByText(/^This quote has expired/)).toBeNull();
  expect(getCalls('executeConversion')).toHaveLength(0);

  for (const [example, text] of [
    ['quote_expired', 'The quote has expired. The rate may have changed. Request a new quote.'],
    ['quote_already_used', 'This quote has already been converted. See the result in your history.'],
  ] as const) {
    reply('executeConversion', [409, example]);
    await confirm();
    expect(await dialog.findByText(text)).toBeTruthy();
    await pressInDialog('Get a new quote');
    await waitFor(() => expect(dialog.queryByText(text)).toBeNull());
  }
  await confirm();
  expect(await findResult()).toBeTruthy();
  expect(getCalls('executeConversion')).toHaveLength(3);
});

test('explains why the server rejected a conversion', async () => {
  const { reply, review } = await openConversion();
  const { confirm, dialog } = await review('30');
  for (const [response, text] of [
    [[409, 'insufficient_balance'], 'Insufficient balance.'],
    [
      [409, 'acknowledgement_required'],
      'Please confirm the warnings. Confirm every warning before you convert.',
    ],
    [422, 'This request differs from the one that was sent first. Start again to send it as a new request.'],
  ] as const) {
    reply('executeConversion', response);
    await confirm();
    expect(await dialog.findByText(text)).toBeTruthy();
  }
});

test('requires consent to each warning about an amount that moves the market', async () => {
  const warnings = (['high_price_impact', 'large_amount', 'irreversible'] as const).map((code) => ({
    code,
    title: '',
    message: '',
  }));
  const quote = createQuote({ to_token: 'GLIL', amount: '200000', irreversible: true, warnings });
  const { enter, form, getCalls, review } = await openConversion('?from=GLIB&to=GLIL', {
    handlers: {
      getWalletInfo: walletWith({ GLIB: '200000' }),
      validateConversion: { status: 200, body: quote },
    },
  });
  await form.findByLabelText('Amount');
  enter('200000');
  expect(await form.findByText('Large amount')).toBeTruthy();
  const { confirm, dialog } = await review('200000');
  for (const title of ['High price impact', 'Large amount', 'You can’t convert this back'])
    expect(dialog.getByText(title)).toBeTruthy();
  const boxes = dialog.getAllByRole('checkbox');
  expect(boxes).toHaveLength(3);
  const missing = () => dialog.queryAllByText('Please confirm this to continue.').length;
  await confirm();
  await waitFor(() => expect(missing()).toBe(3));
  for (const box of boxes.slice(0, 2)) fireEvent.click(box);
  await confirm();
  await waitFor(() => expect(missing()).toBe(1));
  for (const box of boxes.slice(2)) fireEvent.click(box);
  expect(getCalls('executeConversion')).toHaveLength(0);
  await confirm();
  expect(await findResult()).toBeTruthy();
  expect(getCalls('executeConversion')[0]?.body).toEqual({
    quote_id: quote.id,
    acknowledged_warnings: ['high_price_impact', 'large_amount', 'irreversible'],
  });
});
