import { describe, expect, it } from 'vitest';
import { toTopPercent, valueAxis } from './value-axis.ts';

const rates = [0.3908, 0.3951, 0.4028];

describe('the value axis', () => {
  it('has three or four round ticks, including both ends', () => {
    for (let exponent = -4; exponent <= 9; exponent++) {
      for (let step = 1; step < 400; step += 13) {
        const most = 10 ** exponent * (1 + step / 40);
        for (const [values, fromZero] of [
          [[most], true],
          [[most / 3, most], false],
          [[most * 0.98, most], false],
        ] as const) {
          const axis = valueAxis(values, { fromZero });
          expect([3, 4], `${values}`).toContain(axis.ticks.length);
          expect([axis.from, axis.to]).toEqual([axis.ticks[0], axis.ticks.at(-1)]);
          expect(axis.from).toBeLessThanOrEqual(Math.min(...values));
          expect(axis.to).toBeGreaterThanOrEqual(most);
          const gap = (axis.ticks[1] ?? 0) - axis.from;
          const [digit] = gap.toExponential(6).split('.');
          expect(['1', '2', '5'], `${values}: ${axis.ticks}`).toContain(digit);
        }
      }
    }
  });

  it('starts at zero for bars', () => {
    expect(valueAxis([6.4, 7.08], { fromZero: true }).ticks).toEqual([0, 5, 10]);
    expect(valueAxis([-3, 6], { fromZero: true })).toMatchObject({ from: -5, to: 10 });
  });

  it('shows a rate change of 3% as less than a third of the height', () => {
    const axis = valueAxis(rates, { fromZero: false });
    expect(axis.ticks).toEqual([0.36, 0.38, 0.4, 0.42]);
    expect(toTopPercent(0.3908, axis) - toTopPercent(0.4028, axis)).toBeCloseTo(20);
  });

  it('is centered around a constant rate', () => {
    const axis = valueAxis([0.4, 0.4], { fromZero: false });
    expect(axis.from).toBeLessThan(0.4);
    expect(axis.to).toBeGreaterThan(0.4);
  });

  it('has only whole numbers for counts', () => {
    expect(valueAxis([0, 1], { fromZero: true, whole: true }).ticks).toEqual([0, 1, 2]);
    expect(valueAxis([0, 1], { fromZero: true }).ticks).toContain(0.5);
  });

  it('has only a zero at the bottom if all values are zero or missing', () => {
    for (const [values, fromZero] of [
      [[0, 0], true],
      [[0], false],
      [[], true],
    ] as const) {
      const axis = valueAxis(values, { fromZero });
      expect(axis.ticks).toEqual([0]);
      expect(toTopPercent(0, axis)).toBe(100);
    }
  });
});
