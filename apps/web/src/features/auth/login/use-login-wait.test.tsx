// @vitest-environment happy-dom
import { GliApiError, GliNetworkError, GliRateLimitError } from '@gli/sdk';
import { resilientStorage } from '@gli/session';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage, platformFixture } from '../../../testing/platform-fixture.tsx';
import {
  announcedSeconds,
  LOGIN_WAIT_KEY,
  readWait,
  timeText,
  useLoginWait,
  writeWait,
} from './use-login-wait.ts';

const REASON = 'Login failed 3 times.';
const NOW = Date.parse('2026-11-21T09:00:00+09:00');

function storage() {
  // Falls back to memory, as if the browser blocked storage.
  return resilientStorage(() => {
    throw new Error('refused');
  });
}

const throttled = (retryAfter: number | null) =>
  new GliApiError(429, { error: '', message: '', code: 'login_throttled', details: {} }, null, retryAfter);

describe('a stored delay', () => {
  test('continues after a reload until it ends', () => {
    const kept = storage();
    const wait = { until: NOW + 60_000, reason: 'Login failed 3 times.' };
    writeWait(kept, wait);
    expect(readWait(kept, NOW)).toEqual(wait);
    expect(readWait(kept, NOW + 60_000)).toBeNull();
    writeWait(kept, null);
    expect(readWait(kept, NOW)).toBeNull();
  });

  test.each(['soon', '', 'Infinity', String(NOW + 300_001), '-1'])('is ignored for "%s"', (text) => {
    const kept = storage();
    kept.setItem(LOGIN_WAIT_KEY, text);
    expect(readWait(kept, NOW)).toBeNull();
  });
});

test.each([
  [300_000, 300],
  [240_001, 300],
  [240_000, 240],
  [60_001, 120],
  [60_000, 60],
  [30_001, 60],
  [30_000, 30],
  [9_400, 10],
])('announces %i ms left as %i seconds', (left, announced) => {
  expect(announcedSeconds(left)).toBe(announced);
});

test.each([
  [272, 'ko', '4분 32초'],
  [272, 'en', '4 minutes 32 seconds'],
  [240, 'ko', '4분'],
  [61, 'en', '1 minute 1 second'],
  [9, 'ko', '9초'],
] as const)('formats %i seconds in %s as "%s"', (seconds, locale, text) => {
  expect(timeText(seconds, locale)).toBe(text);
});

describe('the countdown', () => {
  beforeEach(() => vi.useFakeTimers({ now: NOW }));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  async function page(tab = memoryStorage()) {
    const { wrapper } = await platformFixture({ member: null, perTab: () => tab });
    const shown: number[] = [];
    const { result, unmount } = renderHook(
      () => {
        const hook = useLoginWait();
        if (hook.wait.status === 'waiting') shown.push(hook.wait.remainingMs);
        return hook;
      },
      { wrapper },
    );
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const start = (error: unknown) => {
      let isWait = false;
      act(() => {
        isWait = result.current.start(error, REASON);
      });
      return isWait;
    };
    return { result, unmount, pass, start, shown };
  }

  test('starts with the full delay on a page that has been open for a while', async () => {
    const { result, pass, start, shown } = await page();
    await pass(600_000);
    expect(result.current.wait).toEqual({ status: 'none' });
    expect(start(throttled(180))).toBe(true);
    expect(result.current.wait).toEqual({ status: 'waiting', remainingMs: 180_000, reason: REASON });
    expect(Math.max(...shown)).toBe(180_000);
  });

  test('reaches zero and allows another login', async () => {
    const { result, pass, start } = await page();
    start(new GliRateLimitError(60_000));
    await pass(15_000);
    expect(result.current.wait).toEqual({ status: 'waiting', remainingMs: 45_000, reason: REASON });
    await pass(44_750);
    expect(result.current.wait).toEqual({ status: 'waiting', remainingMs: 250, reason: REASON });
    await pass(250);
    expect(result.current.wait).toEqual({ status: 'over' });
    expect(vi.getTimerCount()).toBe(0);
    act(() => result.current.clear());
    expect(result.current.wait).toEqual({ status: 'none' });
  });

  test('continues after a reload of the tab', async () => {
    const tab = memoryStorage();
    const before = await page(tab);
    before.start(throttled(180));
    await before.pass(60_000);
    before.unmount();
    const { result, pass } = await page(tab);
    expect(result.current.wait).toEqual({ status: 'waiting', remainingMs: 120_000, reason: REASON });
    await pass(120_000);
    expect(result.current.wait).toEqual({ status: 'over' });
  });

  test('does not start after a failure without a delay', async () => {
    const { result, start } = await page();
    expect(start(new GliNetworkError(null))).toBe(false);
    expect(result.current.wait).toEqual({ status: 'none' });
  });

  test('stays cleared after a successful login and a reload', async () => {
    const tab = memoryStorage();
    const { result, start } = await page(tab);
    start(throttled(180));
    act(() => result.current.clear());
    expect(result.current.wait).toEqual({ status: 'none' });
    expect((await page(tab)).result.current.wait).toEqual({ status: 'none' });
  });
});
