// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(cleanup);

test('hides visit counts until the server has counted a visit', async () => {
  const body = exampleOf('getReferralStats', 200, 'nobodyInvited');
  await renderScreen('/referral?measure=clicks', { handlers: { getReferralStats: { status: 200, body } } });
  expect(await screen.findByText(/^No one has joined through your links yet\./)).toBeDefined();
  expect(screen.queryByText('Visits')).toBeNull();
});
