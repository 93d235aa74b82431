// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../testing/platform-fixture.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';

const asset = exampleOf('getRwaAsset', 200);
const nothing = { status: 200, body: { count: 0, next: null, previous: null, results: [] } };
const stored = {
  memberId: exampleOf('getProfile', 200).id,
  writes: { [`invest:${asset.id}`]: { key: 'stored-key', variables: '150' } },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens an asset in a tab whose last investment has an unknown outcome. */
async function openAsset(handlers?: NonNullable<Parameters<typeof renderScreen>[1]>['handlers']) {
  const tab = memoryStorage({ 'pending-writes': JSON.stringify(stored) });
  const page = await renderScreen(`/rwa-assets/${asset.id}`, {
    perTab: () => tab,
    handlers: { listInvestments: nothing, ...handlers },
  });
  return { ...page, sends: () => page.getCalls('investInRwaAsset').length };
}

test('shows a lost investment as complete once it is found, and sends nothing', async () => {
  const results = [exampleOf('investInRwaAsset', 201)];
  const page = await openAsset({
    listInvestments: { ...nothing, body: { ...nothing.body, count: 1, results } },
  });
  await screen.findByRole('heading', { name: 'Investment complete' });
  expect(page.sends()).toBe(0);
});

test('invests only when the member sends the lost investment again', async () => {
  const page = await openAsset();
  await screen.findByText(/We’re checking whether it went through/);
  await pass(60_000);
  await screen.findByText('This investment did not reach us.');
  expect(page.sends()).toBe(0);
  await page.user.click(screen.getByRole('button', { name: 'Send again (it runs once)' }));
  await screen.findByRole('heading', { name: 'Investment complete' });
  expect(page.getKeys('investInRwaAsset')).toEqual(['stored-key']);
});

test('returns to the form if the member does not want the lost investment', async () => {
  const page = await openAsset();
  await screen.findByText(/We’re checking whether it went through/);
  await pass(20_000);
  await page.user.click(await screen.findByRole('button', { name: 'Don’t invest' }));
  await screen.findByRole('button', { name: 'Review investment' });
  await pass(60_000);
  expect(page.sends()).toBe(0);
});

test('is over after a 401, so nothing is sent after the next login', async () => {
  const [tab, local] = [memoryStorage(), memoryStorage()];
  const before = await renderScreen(`/rwa-assets/${asset.id}`, {
    perTab: () => tab,
    local,
    handlers: { investInRwaAsset: 401, refreshAccessToken: 401 },
  });
  await before.user.type(await screen.findByLabelText('Amount'), '500');
  await before.user.click(screen.getByRole('button', { name: 'Review investment' }));
  await before.user.click(await screen.findByRole('checkbox', { hidden: true }));
  await before.user.click(screen.getByRole('button', { name: 'Invest', hidden: true }));
  await waitFor(() => expect(before.platform.session.getState().status).toBe('guest'));
  expect(tab.getItem('pending-writes')).toBeNull();
  const after = await renderScreen(`/rwa-assets/${asset.id}`, { perTab: () => tab, local });
  await pass(60_000);
  expect(after.getCalls('investInRwaAsset')).toEqual([]);
});
