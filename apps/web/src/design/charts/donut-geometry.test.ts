import { describe, expect, it } from 'vitest';
import { donutArcs } from './donut-geometry.ts';

const shape = { outerRadius: 100, innerRadius: 70, gapPx: 0 };

describe('arcs of a donut', () => {
  it('one value is a whole ring', () => {
    const [ring, ...others] = donutArcs([42], { ...shape, gapPx: 3 });
    expect(others).toEqual([]);
    // A circle out and a circle back: each of two half arcs.
    expect(ring?.path.match(/A/g)).toHaveLength(4);
    expect(ring?.path).toMatch(/^M0,-100A100,100/);
  });

  it('nothing, zeros and what is no amount give no arcs', () => {
    expect(donutArcs([], shape)).toEqual([]);
    expect(donutArcs([0, 0], shape)).toEqual([]);
    expect(donutArcs([Number.NaN, -5], shape)).toEqual([]);
  });

  it('many values stand in their order, each as wide as its share, zeros left out', () => {
    const arcs = donutArcs([1, 0, 2, 1], shape);
    expect(arcs.map((arc) => arc.index)).toEqual([0, 2, 3]);
    const starts = arcs.map((arc) => startAngle(arc.path));
    expect(starts[1]).toBeCloseTo(90, -0.5);
    expect(starts[2]).toBeCloseTo(270, -0.5);
  });

  it('values of any size give clean paths', () => {
    for (const { path } of donutArcs([1e-9, 1e12, 3], { ...shape, gapPx: 3 }))
      expect(path).not.toMatch(/NaN|Infinity/);
  });
});

/** Where on the outer circle a path begins, in degrees clockwise from the top. */
function startAngle(path: string): number {
  const [, x = '', y = ''] = /^M([-\d.e]+),([-\d.e]+)/.exec(path) ?? [];
  return (Math.atan2(Number(x), -Number(y)) * (180 / Math.PI) + 360) % 360;
}
