import { expect, test } from 'vitest';
import { rateHistory } from './rate-history.ts';

const on = (day: string, rate: string) => ({ recorded_at: `2026-11-${day}T00:00:00+09:00`, rate });

test('summarizes a rate history as first, last, lowest and highest', () => {
  const history = [on('18', '0.4'), on('19', '0.390'), on('20', '0.41'), on('21', '0.398')];
  expect(rateHistory(history)).toEqual({
    first: history[0],
    last: history[3],
    min: '0.390',
    max: '0.41',
  });
  expect(rateHistory([])).toBeNull();
});

test('compares rates as numbers', () => {
  expect(rateHistory([on('20', '9.9'), on('21', '10')])).toMatchObject({ min: '9.9', max: '10' });
});
