import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  divide,
  isMultipleOf,
  isNegative,
  isZero,
  multiply,
  normalize,
  percentageOf,
  percentOf,
  round,
  subtract,
  sum,
  toFixed,
} from './arithmetic.ts';
import { isDecimal } from './syntax.ts';

const PLACES = 12;
/** Integer multiples of 10^-12, an independent model to compare the decimal strings with. */
const scaled = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });

function text(value: bigint, places = PLACES): string {
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0');
  const point = digits.length - places;
  return `${value < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`;
}

describe('exact decimals, compared with scaled integers', () => {
  it('adds, subtracts and compares', () => {
    fc.assert(
      fc.property(scaled, scaled, (a, b) => {
        expect(compare(add(text(a), text(b)), text(a + b))).toBe(0);
        expect(compare(subtract(text(a), text(b)), text(a - b))).toBe(0);
        expect(compare(text(a), text(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });

  it('multiplies exactly', () => {
    fc.assert(
      fc.property(scaled, scaled, (a, b) => {
        expect(compare(multiply(text(a), text(b)), text(a * b, PLACES * 2))).toBe(0);
      }),
    );
  });

  it('returns the same sum for any order and grouping', () => {
    fc.assert(
      fc.property(scaled, scaled, scaled, (a, b, c) => {
        const [x, y, z] = [text(a), text(b), text(c)];
        expect(add(add(x, y), z)).toBe(add(x, add(y, z)));
        expect(sum([z, x, y])).toBe(add(add(x, y), z));
      }),
    );
  });

  it('distributes a product over a sum', () => {
    fc.assert(
      fc.property(scaled, scaled, scaled, (a, b, c) => {
        const [x, y, z] = [text(a), text(b), text(c)];
        expect(multiply(x, add(y, z))).toBe(add(multiply(x, y), multiply(x, z)));
      }),
    );
  });

  it('divides to within one unit of the last place, rounding in the given direction', () => {
    const places = fc.integer({ min: 0, max: 16 });
    fc.assert(
      fc.property(scaled, scaled, places, (a, b, decimals) => {
        fc.pre(b !== 0n);
        const magnitude = (value: string) => value.replace('-', '');
        const [x, y] = [magnitude(text(a)), magnitude(text(b))];
        const unit = decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`;
        const down = divide(x, y, decimals, 'down');
        const up = divide(x, y, decimals, 'up');
        const half = divide(x, y, decimals, 'half_up');
        expect(compare(multiply(down, y), x)).toBeLessThanOrEqual(0);
        expect(compare(multiply(add(down, unit), y), x)).toBe(1);
        expect(compare(multiply(up, y), x)).toBeGreaterThanOrEqual(0);
        const error = subtract(multiply(half, y), x);
        expect(compare(multiply(magnitude(error), '2'), multiply(unit, y))).toBeLessThanOrEqual(0);
        const sign = a < 0n !== b < 0n && !isZero(down) ? '-' : '';
        expect(divide(text(a), text(b), decimals, 'down')).toBe(`${sign}${down}`);
      }),
    );
  });

  it('returns plain decimals without trailing zeros or a negative zero', () => {
    fc.assert(
      fc.property(scaled, scaled, (a, b) => {
        for (const result of [add(text(a), text(b)), multiply(text(a), text(b)), normalize(text(a))]) {
          expect(isDecimal(result)).toBe(true);
          expect(result).not.toMatch(/\.\d*0$|^-0$/);
          expect(normalize(result)).toBe(result);
        }
      }),
    );
  });
});

describe('amounts that floats represent inexactly', () => {
  it('adds tenths exactly', () => expect(add('0.1', '0.2')).toBe('0.3'));
  it('keeps all of 30 digits', () =>
    expect(add('123456789012345678901234567890', '0.00000001')).toBe(
      '123456789012345678901234567890.00000001',
    ));
  it('drops trailing zeros', () => expect(normalize('2500.00')).toBe('2500'));
  it('returns zero instead of negative zero', () => expect(subtract('-0.0', '0')).toBe('0'));
  it('rounds a quotient only once', () => expect(divide('0.5', '1.1', 0, 'half_up')).toBe('0'));
  it('returns zero for an empty sum', () => expect(sum([])).toBe('0'));
});

describe('rounding', () => {
  it.each([
    ['2.5', 'down', '2'],
    ['2.5', 'half_up', '3'],
    ['2.4', 'half_up', '2'],
    ['2.1', 'up', '3'],
    ['2.0', 'up', '2'],
    ['-2.5', 'down', '-2'],
    ['-2.5', 'half_up', '-3'],
    ['-2.1', 'up', '-3'],
    ['-0.4', 'down', '0'],
  ] as const)('rounds %s %s to %s', (value, rounding, expected) => {
    expect(round(value, 0, rounding)).toBe(expected);
  });

  it.each([
    ['2500', 2, '2500.00'],
    ['2500.5', 2, '2500.50'],
    ['2500.559', 2, '2500.55'],
    ['2500.559', 0, '2500'],
    ['0', 4, '0.0000'],
  ])('formats %s with exactly %i decimal places', (value, places, expected) => {
    expect(toFixed(value, places, 'down')).toBe(expected);
  });
});

describe('percentages', () => {
  it('computes a fee exactly', () => expect(percentOf('1400', '0.5')).toBe('7'));
  it('computes funding progress', () => expect(percentageOf('1365000', '2000000', 2, 'down')).toBe('68.25'));
  it('rounds percentages in the requested direction', () =>
    expect(percentageOf('1', '3', 2, 'half_up')).toBe('33.33'));
});

describe('predicates', () => {
  it('recognizes zero in any notation', () => {
    expect(['0', '0.00', '-0', '0.00000001'].map(isZero)).toEqual([true, true, true, false]);
  });
  it('recognizes a negative amount', () =>
    expect(['-12.50', '0', '1'].map(isNegative)).toEqual([true, false, false]));
  it('recognizes multiples of a step', () => {
    expect(isMultipleOf('150', '50')).toBe(true);
    expect(isMultipleOf('0.3', '0.1')).toBe(true);
    expect(isMultipleOf('150.5', '50')).toBe(false);
  });
});

describe('invalid arithmetic', () => {
  it.each(['', ' ', '1e5', '1,000', '0x10', 'NaN', '+1', '1.', '.5', '１', '--1', '1\n'])(
    'throws for %j, which is not a plain decimal',
    (value) => {
      expect(() => add(value, '1')).toThrow(RangeError);
      expect(() => compare('1', value)).toThrow(RangeError);
    },
  );

  it('throws for a division by zero', () => expect(() => divide('1', '0.00', 2, 'down')).toThrow(RangeError));
});
