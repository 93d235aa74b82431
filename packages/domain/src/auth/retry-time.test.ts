import { GliApiError, GliNetworkError, GliRateLimitError } from '@gli/sdk';
import { expect, test } from 'vitest';
import { getRetryTime } from './retry-time.ts';

const NOW = Date.parse('2026-11-21T09:00:00+09:00');
const throttled = (retryAfter: number | null) =>
  new GliApiError(429, { error: '', message: '', code: 'login_throttled', details: {} }, null, retryAfter);

test('follows the client’s and the server’s rate limit', () => {
  expect(getRetryTime(new GliRateLimitError(271_500), NOW)).toBe(NOW + 271_500);
  expect(getRetryTime(throttled(180), NOW)).toBe(NOW + 180_000);
});

test('does not apply to other failures', () => {
  expect(getRetryTime(throttled(null), NOW)).toBeNull();
  expect(getRetryTime(new GliNetworkError(null), NOW)).toBeNull();
});
