import { expect, test } from 'vitest';
import { subscriptionChanges } from './subscription-changes.ts';

const before = { plan: 'free', newsletter: true, weekly_report: false, new_asset_alerts: false } as const;

test('sends only values that changed', () => {
  expect(subscriptionChanges(before, { ...before, plan: 'plus' })).toEqual({ plan: 'plus' });
  expect(subscriptionChanges(before, { ...before, newsletter: false, weekly_report: true })).toEqual({
    newsletter: false,
    weekly_report: true,
  });
});

test('sends nothing if nothing changed', () => {
  expect(subscriptionChanges(before, { ...before })).toBeNull();
});
