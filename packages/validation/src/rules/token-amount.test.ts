import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkMinimumAmount, checkTokenAmount } from './token-amount.ts';

const checkCode = (typed: string, limits = {}) => checkTokenAmount(typed, limits)?.code ?? null;

describe('a token amount', () => {
  it.each([
    ['0.00000001', null],
    ['1', null],
    ['1000000', null],
    ['1000000.00000000', null],
    [' 5. ', null],
    ['', 'required'],
    ['  ', 'required'],
    ['0', 'amount_not_positive'],
    ['0.00', 'amount_not_positive'],
    ['-1', 'amount_not_positive'],
    ['-0', 'amount_not_positive'],
    ['1000000.00000001', 'amount_too_large'],
    ['1000000.000000001', 'amount_too_large'],
    ['0.000000001', 'amount_too_many_decimals'],
    ['1.000000000', 'amount_too_many_decimals'],
    ['1e3', 'amount_invalid'],
    ['1,50', 'amount_comma'],
    ['8,450 USDT', 'amount_invalid'],
    ['ten', 'amount_invalid'],
    ['Infinity', 'amount_invalid'],
  ])('given as %j, has the issue %s', (typed, expected) => expect(checkCode(typed)).toBe(expected));

  it('accepts every multiple of 0.00000001 up to the maximum', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n * 10n ** 14n }), (units) => {
        const typed = `${units / 10n ** 8n}.${(units % 10n ** 8n).toString().padStart(8, '0')}`;
        expect(checkCode(typed)).toBe(units <= 10n ** 14n ? null : 'amount_too_large');
      }),
    );
  });
});

describe('an amount to invest', () => {
  const limits = { minimum: '100', maximum: '5000', step: '50', balance: '4000.5' };

  it.each([
    ['100', null],
    ['100.00', null],
    ['4000', null],
    ['99.99999999', 'below_minimum'],
    ['5000.00000001', 'above_maximum'],
    ['120', 'off_step'],
    ['4050', 'exceeds_balance'],
  ])('of %s has the issue %s', (typed, expected) => expect(checkCode(typed, limits)).toBe(expected));

  it('includes the violated limit in its issue', () => {
    expect(checkTokenAmount('1', limits)).toEqual({ code: 'below_minimum', params: { minimum: '100' } });
    expect(checkTokenAmount('9', { balance: '8' })).toEqual({
      code: 'exceeds_balance',
      params: { balance: '8' },
    });
  });

  it('can be the whole balance', () => expect(checkCode('4000.5', { balance: '4000.50' })).toBeNull());
  it('is not checked against an unknown limit', () =>
    expect(checkCode('10', { balance: undefined })).toBeNull());
});

it.each([
  ['0', null],
  ['0.00', null],
  ['5', null],
  ['-1', 'amount_not_positive'],
  ['', 'required'],
])('checks the minimum amount %j', (typed, code) =>
  expect(checkMinimumAmount(typed)?.code ?? null).toBe(code),
);
