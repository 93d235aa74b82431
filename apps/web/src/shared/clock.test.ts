import { expect, test } from 'vitest';
import { clockText, dayInKorea } from './clock.ts';

test('a day is the day in Korea', () => {
  expect(dayInKorea(new Date('2026-11-19T23:30:00Z'))).toBe('2026-11-20');
});

test('seconds read as a clock', () => expect(clockText(125)).toBe('2:05'));
