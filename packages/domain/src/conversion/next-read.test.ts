import { expect, test } from 'vitest';
import { getConversionPollMs } from './next-read.ts';

const due = Date.parse('2026-11-21T18:05:00+09:00');
const pending = { status: 'pending', estimated_completion_at: '2026-11-21T18:05:00+09:00' } as const;
const done = { ...pending, status: 'completed' } as const;

test('does not poll if no conversion is pending', () => {
  expect(getConversionPollMs([], due)).toBe(false);
  expect(getConversionPollMs([done], due)).toBe(false);
});

test('polls a pending conversion at its estimated completion', () => {
  expect(getConversionPollMs([pending, done], due - 10_000)).toBe(10_500);
});

test('polls a late conversion at growing intervals of at most a minute', () => {
  expect(getConversionPollMs([pending], due + 500)).toBe(2_000);
  expect(getConversionPollMs([pending], due + 8_000)).toBe(8_000);
  expect(getConversionPollMs([pending], due + 3_600_000)).toBe(60_000);
});

test('schedules the next read by the earliest completion', () => {
  const later = { ...pending, estimated_completion_at: '2026-11-22T18:05:00+09:00' };
  expect(getConversionPollMs([later, pending], due - 10_000)).toBe(10_500);
});
