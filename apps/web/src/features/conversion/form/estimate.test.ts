import { expect, test } from 'vitest';
import { estimate } from './estimate.ts';

const terms = { marketRate: '0.4', feePercent: '0.5', depth: '8000000' };

test('a small amount costs the fee alone', () => {
  expect(estimate('1000', terms)).toEqual({
    rate: '0.4',
    impactPercent: '0',
    feePercent: '0.5',
    receive: '398',
  });
});

test('a large amount has the price impact of the contract’s formula', () => {
  // 200,000 of 8,000,000 are 2.5 %: 0.4 becomes 0.39; 78,000 less 0.5 %.
  expect(estimate('200000', terms)).toMatchObject({ rate: '0.39', impactPercent: '2.5', receive: '77610' });
});

test('it is truncated, never rounded up', () => {
  expect(estimate('10.12345678', { ...terms, marketRate: '1.4' }).receive).toBe('14.10197529');
});
