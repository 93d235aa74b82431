import { expect, test } from 'vitest';
import { figuresOf, inputFiguresOf } from './trace.ts';

const main = { pid: 7, tid: 1, ph: 'X', ts: 0, args: {} };
/** A task of the main thread; times in ms. */
const task = (startMs: number, cpuMs: number) => ({
  ...main,
  name: 'ThreadControllerImpl::RunTask',
  ts: startMs * 1_000,
  dur: cpuMs * 3_000,
  tdur: cpuMs * 1_000,
});
const mark = (name: string, atMs: number, data = {}) => ({
  ...main,
  name,
  ph: 'I',
  ts: atMs * 1_000,
  args: { data },
});

const opened = [
  { ...main, name: 'thread_name', ph: 'M', args: { name: 'CrRendererMain' } },
  mark('navigationStart', 100, { documentLoaderURL: 'http://127.0.0.1/' }),
  // The empty document of a new tab, and another page's process.
  mark('navigationStart', 390, { documentLoaderURL: '' }),
  { ...task(600, 900), pid: 8 },
];

test('CPU time counts, not the clock: before the first paint, after it, and what blocks', () => {
  const figures = figuresOf([
    ...opened,
    task(50, 1_000),
    task(200, 80),
    mark('firstContentfulPaint', 400),
    mark('largestContentfulPaint::Candidate', 420),
    task(500, 40),
    task(700, 120),
    { ...task(700, 500), tid: 2 },
    mark('largestContentfulPaint::Candidate', 900),
    mark('LayoutShift', 910, { score: 0.1 }),
    mark('LayoutShift', 920, { score: 0.5, had_recent_input: true }),
  ]);
  expect(figures).toEqual({
    firstPaintMs: 300,
    largestPaintMs: 800,
    layoutShift: 0.1,
    cpuBeforeMs: 80,
    cpuAfterMs: 160,
    blockedMs: 70,
    longestTaskMs: 120,
  });
});

test('an input ends with the paint of its slowest event', () => {
  const timing = (ph: string, atMs: number, id: string, type?: string) => ({
    ...mark('EventTiming', atMs, { type }),
    ph,
    id2: { local: id },
  });
  const figures = inputFiguresOf([
    timing('b', 100, '1', 'pointerdown'),
    timing('e', 116, '1'),
    timing('b', 180, '2', 'click'),
    timing('e', 420, '2'),
    task(190, 60),
    task(400, 30),
    task(500, 70),
  ]);
  expect(figures).toMatchObject({ toPaintMs: 240, cpuToPaintMs: 90, cpuMs: 160, longestTaskMs: 70 });
});

test('a page without a paint, and a press that reached nothing, are no figures', () => {
  expect(() => figuresOf(opened)).toThrow('painted nothing');
  expect(() => inputFiguresOf([task(1, 1)])).toThrow('no input');
});
