// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

afterEach(cleanup);

test('explains on the transactions where they are recorded and where deposits come from', async () => {
  await renderScreen('/mypage?tab=transactions');
  expect(await screen.findByText(/^On this test network, the platform records transactions/)).toBeDefined();
  expect(screen.getByText(/^Deposits are tokens credited to your balance/)).toBeDefined();
});

test('presents the plan as a preference', async () => {
  await renderScreen('/mypage?tab=subscription');
  expect(await screen.findByText(/^Preference only: no reports, alerts or recordings/)).toBeDefined();
});

test('offers no switch for browser notifications', async () => {
  await renderScreen('/profile-edit');
  expect(await screen.findByText(/Browser notifications aren’t available yet\.$/)).toBeDefined();
  expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(0);
  expect(screen.queryByRole('checkbox', { name: /browser/i })).toBeNull();
});

test('tells a member without a wallet to connect one', async () => {
  const body = { ...exampleOf('getProfile', 200), wallet_address: null };
  await renderScreen('/mypage?tab=profile', { handlers: { getProfile: { status: 200, body } } });
  expect(await screen.findByText('Please connect your wallet first.')).toBeDefined();
});
