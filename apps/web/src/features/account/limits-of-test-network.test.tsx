// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

afterEach(cleanup);

test('explains on the transactions where deposits come from', async () => {
  await renderScreen('/mypage?tab=transactions');
  expect(await screen.findByText(/^Deposits are tokens credited to your balance/)).toBeDefined();
});

test('offers newsletters without plans, and no switch for browser notifications', async () => {
  await renderScreen('/mypage?tab=subscription');
  expect(await screen.findByText(/Browser notifications aren’t available yet\.$/)).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'Monthly newsletter' })).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: /browser/i })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('offers a member without a wallet to connect one, in place of an error', async () => {
  const body = { ...exampleOf('getProfile', 200), wallet_address: null };
  const { user } = await renderScreen('/mypage?tab=profile', {
    handlers: { getProfile: { status: 200, body } },
    shell: true,
  });
  expect(await screen.findByText('No wallet connected')).toBeDefined();
  expect(screen.queryByText('Please connect your wallet first.')).toBeNull();
  const openPage = vi.spyOn(window, 'open').mockReturnValue(null);
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Connect wallet' }));
  await waitFor(() =>
    expect(document.querySelector('[data-guide="wallet"]')?.getAttribute('aria-expanded')).toBe('true'),
  );
  openPage.mockRestore();
});
