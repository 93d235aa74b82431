// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DonutChart, type DonutSlice } from './DonutChart.tsx';
import { donutArcs } from './donut-geometry.ts';

afterEach(cleanup);

const slices: DonutSlice[] = [
  { id: 'a', label: 'Aewol Ocean Resort', value: 50.26, display: '50.26 %' },
  { id: 'b', label: 'Gangneung Pine Villas', value: 29.59, display: '29.59 %' },
];

it('has an accessible name and a text legend of all shares', () => {
  render(
    <DonutChart
      label="Allocation by asset"
      slices={slices}
      center={{ caption: 'Total', figure: '5,212.50' }}
    />,
  );
  const picture = screen.getByRole('img', { name: 'Allocation by asset' });
  expect(picture.querySelectorAll('path')).toHaveLength(2);
  expect([...picture.querySelectorAll('text')].map((mark) => mark.textContent)).toEqual(['1', '2']);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Aewol Ocean Resort50.26 %',
    'Gangneung Pine Villas29.59 %',
  ]);
});

it('shows the hovered share in the center, or the total if none is hovered', () => {
  const { container } = render(
    <DonutChart label="Allocation" slices={slices} center={{ caption: 'Total', figure: '5,212.50' }} />,
  );
  const [, second] = container.querySelectorAll('path');
  if (!second) throw new Error('no second slice');
  fireEvent.pointerEnter(second);
  expect(screen.getAllByText('29.59 %')).toHaveLength(2);
  expect(screen.queryByText('5,212.50')).toBeNull();
  fireEvent.pointerLeave(second);
  expect(screen.getByText('5,212.50')).toBeTruthy();
});

it('renders an empty ring if there are no shares', () => {
  render(<DonutChart label="Allocation" slices={[]} />);
  expect(screen.getByRole('img', { name: 'Allocation' }).querySelectorAll('path')).toHaveLength(0);
});

const shape = { outerRadius: 100, innerRadius: 70, gapPx: 0 };

describe('donut arcs', () => {
  it('draw a single value as a full ring', () => {
    const [ring, ...others] = donutArcs([42], { ...shape, gapPx: 3 });
    expect(others).toEqual([]);
    // An outer and an inner circle, each consisting of two arcs.
    expect(ring?.path.match(/A/g)).toHaveLength(4);
    expect(ring?.path).toMatch(/^M0,-100A100,100/);
  });

  it('are empty for zeros and invalid amounts', () => {
    expect(donutArcs([], shape)).toEqual([]);
    expect(donutArcs([0, 0], shape)).toEqual([]);
    expect(donutArcs([Number.NaN, -5], shape)).toEqual([]);
  });

  it('draw values in order with proportional widths, except zeros', () => {
    const arcs = donutArcs([1, 0, 2, 1], shape);
    expect(arcs.map((arc) => arc.index)).toEqual([0, 2, 3]);
    const starts = arcs.map((arc) => startAngle(arc.path));
    expect(starts[1]).toBeCloseTo(90, -0.5);
    expect(starts[2]).toBeCloseTo(270, -0.5);
  });

  it('place labels next to their slices without overlap', () => {
    const [right, left] = donutArcs([1, 1], shape).map(({ mark }) => mark);
    expect([right?.x, left?.x]).toEqual([114, expect.closeTo(-114)]);
    const marks = donutArcs([1000, 1, 1, 1], shape).map(({ mark }) => mark);
    for (const [index, mark] of marks.slice(1).entries()) {
      const before = marks[index];
      expect(Math.hypot(mark.x - (before?.x ?? 0), mark.y - (before?.y ?? 0))).toBeGreaterThan(14);
    }
  });

  it('have valid paths for values of any size', () => {
    for (const { path } of donutArcs([1e-9, 1e12, 3], { ...shape, gapPx: 3 }))
      expect(path).not.toMatch(/NaN|Infinity/);
  });
});

/** Returns the start angle of a path on the outer circle, in degrees clockwise from the top. */
function startAngle(path: string): number {
  const [, x = '', y = ''] = /^M([-\d.e]+),([-\d.e]+)/.exec(path) ?? [];
  return (Math.atan2(Number(x), -Number(y)) * (180 / Math.PI) + 360) % 360;
}
