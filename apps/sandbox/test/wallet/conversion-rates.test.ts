import { decimal } from '@gli/validation';
import { expect, it } from 'vitest';
import { PAIRS } from '../../src/areas/wallet/conversion/conversion.ts';
import { conversionRate } from '../../src/areas/wallet/conversion/conversion-rates.ts';
import { startTestSandbox } from '../sandbox.ts';

const { send } = await startTestSandbox();
const rates = async (query = '') => (await send('GET', `/v1/wallet/conversion/rates/?${query}`)).body;
const NOW = new Date('2026-11-21T14:00:31+09:00');

it("returns the contract's example on the day of the examples", () => {
  const [glil, glid, back] = PAIRS.map((pair) => conversionRate(pair, NOW, 8));
  expect(glil).toMatchObject({ rate: '1.4', change_24h_percent: '0.7194', bidirectional: false });
  expect(glil?.history.map((point) => point.rate)).toEqual([
    '1.382',
    '1.385',
    '1.391',
    '1.388',
    '1.394',
    '1.397',
    '1.39',
    '1.4',
  ]);
  expect(glil?.history[0]?.recorded_at).toBe('2026-11-14T14:00:00+09:00');
  expect(glid).toMatchObject({ rate: '0.4', change_24h_percent: '0.5025', bidirectional: true });
  expect(back).toMatchObject({
    rate: '2.5',
    change_24h_percent: '-0.5',
    updated_at: '2026-11-21T14:00:00+09:00',
  });
  expect(back?.history[0]?.rate).toBe('2.557544757033');
});

it('returns a stable rate history that varies but stays close to the market rate', () => {
  for (const pair of PAIRS) {
    const year = conversionRate(pair, NOW, 365).history;
    const later = conversionRate(pair, new Date(NOW.getTime() + 10 * 86_400_000), 365).history;
    expect(later.slice(0, 354)).toEqual(year.slice(10, 364));
    expect(new Set(year.map((point) => point.rate)).size).toBeGreaterThan(10);
    for (const { rate } of year) {
      const distance = decimal.percentageOf(
        decimal.subtract(rate, pair.market_rate),
        pair.market_rate,
        2,
        'down',
      );
      expect(Math.abs(Number(distance))).toBeLessThan(4);
    }
  }
});

it('lists all three directions for thirty days, or for the requested number of days', async () => {
  const all = await rates();
  expect(all.map((entry: Record<string, string>) => `${entry.from_token}>${entry.to_token}`)).toEqual([
    'GLIB>GLIL',
    'GLIB>GLID',
    'GLID>GLIB',
  ]);
  expect(all[0].history).toHaveLength(30);
  expect(await rates('from_token=GLID&days=3')).toMatchObject([{ to_token: 'GLIB', history: { length: 3 } }]);
  expect(await rates('from_token=GLIL')).toEqual([]);
  expect((await rates('days=366')).code).toBe('validation_failed');
});

it('returns the conversion rules in both languages', async () => {
  const { body } = await send('GET', '/v1/wallet/conversion/info/', { language: 'ko' });
  expect(
    body.types.map((type: Record<string, string>) => [type.type, type.fee_percent, type.estimated_time]),
  ).toEqual([
    ['standard', '0.5', '약 5분'],
    ['instant', '1', '약 10초'],
    ['economy', '0.2', '최대 24시간'],
  ]);
  const english = await send('GET', '/v1/wallet/conversion/info/');
  expect(english.body.types[0].name).toBe('Standard');
  expect(english.body).toMatchObject({ quote_lifetime_seconds: 180, high_price_impact_percent: '1' });
});
