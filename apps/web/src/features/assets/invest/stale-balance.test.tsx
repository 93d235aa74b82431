// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(cleanup);

/** The member's wallet with an amount of GLIB that can be spent. */
function createWallet(available: string) {
  const wallet = exampleOf('getWalletInfo', 200);
  const balances = wallet.balances.map((balance) =>
    balance.token === 'GLIB' ? { ...balance, balance: available, available } : balance,
  );
  return { ...wallet, balances };
}

test('updates the balance in the panel and the dialog after tokens were spent elsewhere', async () => {
  const asset = { ...exampleOf('getRwaAsset', 200), status: 'active' as const, token: 'GLIB' as const };
  let available = '10000';
  const { user, getCalls } = await renderScreen(`/rwa-assets/${asset.id}`, {
    handlers: {
      getRwaAsset: { status: 200, body: asset },
      getWalletInfo: () => ({ status: 200, body: createWallet(available) }),
      validateInvestment: ({ body }) => {
        const { amount } = body as { amount: string };
        const example = Number(amount) > Number(available) ? 'insufficient_balance' : 'valid';
        return { status: 200, body: { ...exampleOf('validateInvestment', 200, example), amount } };
      },
      investInRwaAsset: [409, 'insufficient_balance'],
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'Invest' }));
  const amount = panel.getByLabelText('Amount');
  const review = () => user.click(panel.getByRole('button', { name: 'Review investment' }));
  expect((await panel.findAllByText('10,000 GLIB')).length).toBeGreaterThan(0);

  available = '500';
  await fill(user, amount, '600');
  await review();
  expect((await panel.findAllByText('500 GLIB')).length).toBeGreaterThan(0);
  expect(panel.queryByText('10,000 GLIB')).toBeNull();

  await fill(user, amount, '400');
  await review();
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm investment' }));
  available = '300';
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Invest' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Insufficient balance.');
  expect(await dialog.findByText('300 GLIB')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect((await panel.findAllByText('300 GLIB')).length).toBeGreaterThan(0);
  expect(panel.queryByText('500 GLIB')).toBeNull();
  expect(getCalls('investInRwaAsset').map(({ body }) => body)).toEqual([
    { amount: '400', accepted_risk: true },
  ]);
});
