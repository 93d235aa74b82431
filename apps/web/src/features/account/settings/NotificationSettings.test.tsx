// @vitest-environment happy-dom
import type { ProfileChangeInput, SubscriptionInput, User } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(cleanup);

async function openSettings() {
  let profile: User = exampleOf('getProfile', 200);
  const page = await renderScreen('/mypage?tab=notifications', {
    handlers: {
      getProfile: () => ({ status: 200, body: profile }),
      updateProfile: ({ body }) => {
        const { notifications } = body as ProfileChangeInput;
        profile = { ...profile, notifications: { ...profile.notifications, ...notifications } };
        return { status: 200, body: profile };
      },
      updateSubscription: ({ body }) => {
        const subscription = { ...profile.subscription, ...(body as SubscriptionInput) };
        profile = { ...profile, subscription };
        return { status: 200, body: subscription };
      },
    },
  });
  await screen.findByLabelText('Text message');
  return { ...page, getBox: (label: string) => screen.getByLabelText<HTMLInputElement>(label) };
}

test('saves a notification setting immediately, and reverts it if the request fails', async () => {
  const { user, getBox, handle, getCalls } = await openSettings();
  const sms = getBox('Text message');
  expect(sms.checked).toBe(true);
  await user.click(sms);
  expect(await screen.findByText('Saved')).toBeDefined();
  expect(getCalls('updateProfile').map(({ body }) => body)).toEqual([{ notifications: { sms: false } }]);
  handle('updateProfile', () => 500);
  const marketing = getBox('Send me news about benefits and events');
  const wasChecked = marketing.checked;
  await user.click(marketing);
  expect(await screen.findByText(/Server error occurred/)).toBeDefined();
  expect(marketing.checked).toBe(wasChecked);
  expect(sms.checked).toBe(false);
});

test('saves a newsletter immediately and leaves the plan as it is', async () => {
  const { user, getBox, getCalls } = await openSettings();
  const alerts = getBox('New asset alerts');
  const wasChecked = alerts.checked;
  await user.click(alerts);
  expect(await screen.findByText('Saved')).toBeDefined();
  expect(getCalls('updateSubscription').map(({ body }) => body)).toEqual([{ new_asset_alerts: !wasChecked }]);
  expect(alerts.checked).toBe(!wasChecked);
});
