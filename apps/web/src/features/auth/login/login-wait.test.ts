import { GliApiError, GliNetworkError, GliRateLimitError } from '@gli/sdk';
import { resilientStorage } from '@gli/session';
import { describe, expect, test } from 'vitest';
import { LOGIN_WAIT_KEY, readWait, spokenSeconds, waitUntil, writeWait } from './login-wait.ts';
import { timeText } from './time-text.ts';

const NOW = Date.parse('2026-11-21T09:00:00+09:00');

function storage() {
  // An area that the browser refuses is kept in memory.
  return resilientStorage(() => {
    throw new Error('refused');
  });
}

const throttled = (retryAfter: number | null) =>
  new GliApiError(429, { error: '', message: '', code: 'login_throttled', details: {} }, null, retryAfter);

describe('a log-in that has to wait', () => {
  test('waits as long as the client’s limit says', () => {
    expect(waitUntil(new GliRateLimitError(271_500), NOW)).toBe(NOW + 271_500);
  });

  test('waits as long as the server says', () => {
    expect(waitUntil(throttled(180), NOW)).toBe(NOW + 180_000);
  });

  test('is not one that failed otherwise', () => {
    expect(waitUntil(throttled(null), NOW)).toBeNull();
    expect(waitUntil(new GliNetworkError(null), NOW)).toBeNull();
  });
});

describe('a wait that is kept', () => {
  test('goes on after the page is loaded anew, until it is over', () => {
    const kept = storage();
    writeWait(kept, NOW + 60_000);
    expect(readWait(kept, NOW)).toBe(NOW + 60_000);
    expect(readWait(kept, NOW + 60_000)).toBeNull();
    writeWait(kept, null);
    expect(readWait(kept, NOW)).toBeNull();
  });

  test.each(['soon', '', 'Infinity', String(NOW + 300_001), '-1'])('of "%s" is none', (text) => {
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
])('with %i ms left, %i seconds are said', (left, said) => {
  expect(spokenSeconds(left)).toBe(said);
});

test.each([
  [272, 'ko', '4분 32초'],
  [272, 'en', '4 minutes 32 seconds'],
  [240, 'ko', '4분'],
  [61, 'en', '1 minute 1 second'],
  [9, 'ko', '9초'],
] as const)('%i seconds read in %s as "%s"', (seconds, locale, text) => {
  expect(timeText(seconds, locale)).toBe(text);
});
