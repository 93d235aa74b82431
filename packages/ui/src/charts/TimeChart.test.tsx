// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createUiFixture } from '../testing/ui-fixture.tsx';
import { TimeChart } from './TimeChart.tsx';

afterEach(cleanup);

type Props = Parameters<typeof TimeChart>[0];

const month = (at: string, ...values: number[]): Props['points'][number] => ({
  at,
  when: `month ${at}`,
  values: values.map((value) => ({ value, display: `${value} GLIB` })),
});
const months = [month('2026-08', 30), month('2026-09', 0), month('2026-10', 12), month('2026-11', 50)];

function draw(props: Partial<Props> = {}) {
  const { container } = render(
    <TimeChart
      name="Rewards"
      label="Rewards from August to November"
      shape="bars"
      interval="month"
      series={[{ name: 'Rewards', tone: 'chart1' }]}
      points={months}
      {...props}
    />,
    createUiFixture(),
  );
  return { container, picture: screen.getByRole('img'), slider: screen.getByRole('slider') };
}

/** Returns the top and height of each bar, in percent of the plot. */
const barsIn = (picture: HTMLElement) =>
  [...picture.querySelectorAll('rect')].map((bar) => [bar.getAttribute('y'), bar.getAttribute('height')]);

it('draws bars whose heights match their values on the axis', () => {
  const { container, picture } = draw();
  expect(picture.getAttribute('aria-label')).toBe('Rewards from August to November');
  const ticks = [...container.querySelectorAll<HTMLElement>('span[style*="top"]')];
  expect(ticks.map((tick) => [tick.textContent, tick.style.top])).toEqual([
    ['0', '100%'],
    ['20', expect.stringContaining('66.6')],
    ['40', expect.stringContaining('33.3')],
    ['60', '0%'],
  ]);
  expect(barsIn(picture)).toEqual([
    ['50%', '50%'],
    ['100%', '0%'],
    ['80%', '20%'],
    [expect.stringMatching(/^16\.6/), expect.stringMatching(/^83\.3/)],
  ]);
  expect(within(container).getByText('Aug')).toBeTruthy();
});

it('shows the last value and announces every value through a slider', () => {
  const { slider, container } = draw();
  expect(within(container).getByText('50 GLIB')).toBeTruthy();
  expect(slider.getAttribute('aria-label')).toBe('Rewards');
  expect(slider.getAttribute('aria-valuetext')).toBe('month 2026-11: 50 GLIB');
  fireEvent.focus(slider);
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('month 2026-08: 30 GLIB');
  expect(within(container).getByText('30 GLIB')).toBeTruthy();
  fireEvent.keyDown(slider, { key: 'Escape' });
  expect(within(container).getByText('50 GLIB')).toBeTruthy();
});

/** Points at a plot that is 400 px wide and starts at 100 px. */
function pointAt(slider: HTMLElement, clientX: number, type: 'pointerMove' | 'pointerDown' = 'pointerMove') {
  const plot = slider.parentElement;
  if (!plot) throw new Error('no plot');
  plot.getBoundingClientRect = () => new DOMRect(100, 0, 400, 200);
  fireEvent[type](plot, { clientX });
  return plot;
}

it('shows the value and date at the pointer until it leaves the plot', () => {
  const { slider, container } = draw();
  const plot = pointAt(slider, 350);
  expect(within(container).getByText('12 GLIB')).toBeTruthy();
  expect(within(container).getByText('month 2026-10')).toBeTruthy();
  fireEvent.pointerLeave(plot, { pointerType: 'mouse' });
  expect(within(container).getByText('50 GLIB')).toBeTruthy();
});

it('keeps a touched point selected until the slider loses focus', () => {
  const { slider, container } = draw();
  const plot = pointAt(slider, 180, 'pointerDown');
  fireEvent.pointerLeave(plot, { pointerType: 'touch' });
  expect(within(container).getByText('month 2026-08')).toBeTruthy();
  expect(document.activeElement).toBe(slider);
  fireEvent.blur(slider);
  expect(within(container).getByText('month 2026-11')).toBeTruthy();
});

it('names both series and draws the second as a dashed line', () => {
  const { slider, picture, container } = draw({
    shape: 'steps',
    series: [
      { name: 'Value', tone: 'chart1' },
      { name: 'Invested', tone: 'chart2' },
    ],
    points: [month('2026-10', 5186, 5000), month('2026-11', 5212, 5000)],
  });
  expect(slider.getAttribute('aria-valuetext')).toBe('month 2026-11: Value 5212 GLIB, Invested 5000 GLIB');
  expect(within(container).getByText('Invested')).toBeTruthy();
  const [value, invested] = picture.querySelectorAll('path');
  expect(invested?.getAttribute('class')).toMatch(/dashed-true/);
  expect(value?.getAttribute('class')).not.toMatch(/dashed-true/);
});

it('formats axis labels with the same number of decimals', () => {
  const points = [month('2026-10', 0.3908), month('2026-11', 0.4028)];
  const { container } = draw({ shape: 'line', points });
  for (const tick of ['0.36', '0.38', '0.40', '0.42']) {
    expect(within(container).getByText(tick)).toBeTruthy();
  }
});

it('draws zeros as a line at zero', () => {
  const { picture, container } = draw({
    shape: 'line',
    points: [month('2026-10', 0), month('2026-11', 0)],
  });
  expect(picture.querySelector('path')?.getAttribute('d')).toBe('M0,100L100,100');
  expect(within(container).getByText('0')).toBeTruthy();
});

it('draws a single point as a labeled dot', () => {
  const { container } = draw({ shape: 'line', points: [month('2026-11', 7)] });
  // The value appears above the plot and next to the dot.
  expect(within(container).getAllByText('7 GLIB')).toHaveLength(2);
});

it('marks a provisional sum with a note and a bar style', () => {
  const open = { ...month('2026-11', 50), note: 'not paid yet', isProvisional: true };
  const { slider, picture } = draw({ points: [...months.slice(0, 3), open] });
  expect(slider.getAttribute('aria-valuetext')).toBe('month 2026-11: 50 GLIB, not paid yet');
  const bars = [...picture.querySelectorAll('rect')].map((bar) => bar.getAttribute('class'));
  expect(bars.map((name) => /provisional-true/.test(name ?? ''))).toEqual([false, false, false, true]);
});

it('renders nothing if there are no points', () => {
  const { container } = render(
    <TimeChart name="n" label="l" shape="line" interval="day" series={[]} points={[]} />,
    createUiFixture(),
  );
  expect(container.textContent).toBe('');
});
