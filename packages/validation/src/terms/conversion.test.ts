import { expect, test } from 'vitest';
import { calculateConversion } from './conversion.ts';

const market = { marketRate: '0.4', feePercent: '0.5', depthAmount: '8000000' };

test('charges only the fee for a small amount', () => {
  expect(calculateConversion('1000', market)).toEqual({
    priceImpactPercent: '0',
    rate: '0.4',
    grossAmount: '400',
    feePercent: '0.5',
    feeAmount: '2',
    receiveAmount: '398',
  });
});

test('adds a price impact for a large amount', () => {
  // The price impact is 200,000 / 8,000,000 = 2.5%, so the rate of 0.4 becomes 0.39. The fee is 0.5% of 78,000.
  expect(calculateConversion('200000', market)).toMatchObject({
    rate: '0.39',
    priceImpactPercent: '2.5',
    receiveAmount: '77610',
  });
});

test('rounds the gross amount down and the fee up', () => {
  // Unrounded: 14.172839492 and 0.0708641974.
  expect(calculateConversion('10.12345678', { ...market, marketRate: '1.4' })).toMatchObject({
    grossAmount: '14.17283949',
    feeAmount: '0.0708642',
    receiveAmount: '14.10197529',
  });
});
