// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lost, platformFixture } from '../../testing/platform-fixture.tsx';
import { useFreshProfile } from './use-fresh-profile.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Creates the home page's platform. `fetches` counts the profile requests sent after the app started. */
async function home(options?: Parameters<typeof platformFixture>[0]) {
  const fixture = await platformFixture(options);
  const before = fixture.getCalls('getProfile').length;
  return { ...fixture, fetches: () => fixture.getCalls('getProfile').length - before };
}

test('fetches the current profile of a member', async () => {
  const { fetches, platform, reply, wrapper } = await home();
  reply('getProfile', { status: 200, body: { ...exampleOf('getProfile', 200), name: 'New Name' } });
  renderHook(useFreshProfile, { wrapper });
  await waitFor(() =>
    expect(platform.session.getState()).toMatchObject({
      status: 'authenticated',
      user: { name: 'New Name' },
    }),
  );
  expect(fetches()).toBe(1);
});

test('fetches nothing for a visitor', async () => {
  const { fetches, wrapper } = await home({ member: null });
  renderHook(useFreshProfile, { wrapper });
  await act(async () => {});
  expect(fetches()).toBe(0);
});

test('logs a failure and keeps the member signed in', async () => {
  const { platform, reply, wrapper } = await home();
  reply('getProfile', lost());
  renderHook(useFreshProfile, { wrapper });
  await waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
  expect(platform.session.getState().status).toBe('authenticated');
});
