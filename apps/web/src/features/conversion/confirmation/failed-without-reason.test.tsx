// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { createQuote } from '../testing/quote.ts';

afterEach(cleanup);

test('explains a failed conversion even if the server gives no reason', async () => {
  const now = Date.now();
  const quote = createQuote({
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + 180_000).toISOString(),
  });
  const failed = { ...exampleOf('executeConversion', 201), status: 'failed', failure_reason: null };
  const { user } = await renderScreen('/conversion?from=GLIB&to=GLID', {
    handlers: {
      validateConversion: { status: 200, body: quote },
      executeConversion: { status: 201, body: failed },
      getConversionTransaction: { status: 200, body: failed },
    },
  });
  await fill(user, await screen.findByLabelText('Amount'), '500');
  await user.click(await screen.findByRole('button', { name: 'Review conversion' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm conversion' }));
  await user.click(dialog.getByRole('button', { name: 'Convert' }));
  expect(await screen.findByText('Transaction failed.')).toBeDefined();
});
