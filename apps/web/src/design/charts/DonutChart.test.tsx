// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DonutChart, type DonutSlice } from './DonutChart.tsx';

afterEach(cleanup);

const slices: DonutSlice[] = [
  { id: 'a', label: 'Aewol Ocean Resort', value: 50.26, display: '50.26 %', tone: 'chart1' },
  { id: 'b', label: 'Gangneung Pine Villas', value: 29.59, display: '29.59 %', tone: 'chart2' },
];

it('is a picture with a name, and its legend gives every share as text', () => {
  render(
    <DonutChart
      label="Allocation by asset"
      slices={slices}
      centre={{ caption: 'Total', figure: '5,212.50' }}
    />,
  );
  expect(screen.getByRole('img', { name: 'Allocation by asset' }).querySelectorAll('path')).toHaveLength(2);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Aewol Ocean Resort50.26 %',
    'Gangneung Pine Villas29.59 %',
  ]);
});

it('shows the share that is pointed at in the middle, then the whole again', () => {
  const { container } = render(
    <DonutChart label="Allocation" slices={slices} centre={{ caption: 'Total', figure: '5,212.50' }} />,
  );
  const [, second] = container.querySelectorAll('path');
  if (!second) throw new Error('no second slice');
  fireEvent.pointerEnter(second);
  expect(screen.getAllByText('29.59 %')).toHaveLength(2);
  expect(screen.queryByText('5,212.50')).toBeNull();
  fireEvent.pointerLeave(second);
  expect(screen.getByText('5,212.50')).toBeTruthy();
});

it('without any share it is an empty ring', () => {
  render(<DonutChart label="Allocation" slices={[]} />);
  expect(screen.getByRole('img', { name: 'Allocation' }).querySelectorAll('path')).toHaveLength(0);
});
