import { decimal } from '@gli/validation';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  CONVERSION_TYPES,
  conversionTerms,
  findPair,
  listWarnings,
  lockEntries,
  PAIRS,
  settlementEntries,
} from '../../src/areas/wallet/conversion/conversion.ts';
import { assertBalanced } from '../../src/core/ledger/ledger.ts';

const types = ['standard', 'instant', 'economy'] as const;
/** Amounts in hundred-millionths, the smallest unit. */
const amounts = fc.bigInt({ min: 10n * 10n ** 8n, max: 400_000n * 10n ** 8n }).map((units) => {
  const digits = units.toString();
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
});

it('never exceeds the market value and splits the gross amount exactly into fee and net', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PAIRS),
      amounts,
      fc.constantFrom(...types),
      fc.boolean(),
      (pair, amount, type, hasDiscount) => {
        const terms = conversionTerms(pair, { amount, type, hasDiscount });
        expect(decimal.add(terms.receiveAmount, terms.feeAmount)).toBe(terms.grossAmount);
        const exactFee = decimal.percentOf(terms.grossAmount, terms.feePercent);
        expect(decimal.compare(terms.feeAmount, exactFee)).not.toBe(-1);
        expect(decimal.compare(terms.grossAmount, decimal.multiply(amount, pair.market_rate))).not.toBe(1);
        const moves = [lockEntries('mem_x', terms), settlementEntries('mem_x', terms)];
        for (const entries of moves) assertBalanced({ kind: 'conversion', entries });
      },
    ),
  );
});

it.each([
  ['79999.99999999', '0.9', []],
  ['80000', '1', ['high_price_impact']],
  ['99999.99999999', '1.2', ['high_price_impact']],
  ['100000', '1.2', ['high_price_impact', 'large_amount']],
  ['7999.99999999', '0', []],
  ['8000', '0.1', []],
])('given %s GLIB, calculates a price impact of %s%% and the warnings %j', (amount, impact, warnings) => {
  const pair = findPair('GLIB', 'GLID');
  if (!pair) throw new Error('GLIB converts to GLID.');
  const terms = conversionTerms(pair, { amount, type: 'standard', hasDiscount: false });
  expect(terms.priceImpactPercent).toBe(impact);
  expect(listWarnings(pair, terms)).toEqual(warnings);
});

it('halves every fee for members with the achievement', () => {
  const [pair] = PAIRS;
  if (!pair) throw new Error('There are pairs.');
  const fees = types.map(
    (type) => conversionTerms(pair, { amount: '100', type, hasDiscount: true }).feePercent,
  );
  expect(fees).toEqual(['0.25', '0.5', '0.1']);
  expect(types.map((type) => CONVERSION_TYPES[type].seconds)).toEqual([300, 10, 86_400]);
});
