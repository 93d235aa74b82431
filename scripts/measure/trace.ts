import type { Browser, Page } from '@playwright/test';

/** What these figures need of Chromium's trace; its whole timeline would slow the page down. */
const CATEGORIES = ['toplevel', 'loading', 'blink.user_timing', 'devtools.timeline'];

/** The tasks of a thread, without those within. */
const TASK = 'ThreadControllerImpl::RunTask';

/** The events of a tap and of a key. */
const INPUTS = new Set(['pointerdown', 'pointerup', 'click', 'keydown', 'keyup']);

/** A task over this blocks the next tap, by the definition of total blocking time. */
const LONG_TASK_MS = 50;

/** One event of a trace; times in µs. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Time that its thread was running: other programs on the machine do not change it. */
  tdur?: number;
  dur?: number;
  id2?: { local?: string };
  args: {
    name?: string;
    data?: { score?: number; had_recent_input?: boolean; type?: string; documentLoaderURL?: string };
  };
};

export type TraceFigures = {
  firstPaintMs: number;
  largestPaintMs: number;
  layoutShift: number;
  /** CPU time of the main thread, from the start of the navigation. */
  cpuBeforeMs: number;
  cpuAfterMs: number;
  /** CPU time over 50 ms of each task after the first paint. */
  blockedMs: number;
  longestTaskMs: number;
};

export type InputFigures = {
  /** From the input to the next paint, by the clock. */
  toPaintMs: number;
  /** CPU time of the main thread from the input to the next paint. */
  cpuToPaintMs: number;
  /** CPU time of the main thread until the page is at rest again. */
  cpuMs: number;
  longestTaskMs: number;
  layoutShift: number;
};

/** Records what the browser does while `load` runs. */
export async function traced(browser: Browser, page: Page, load: () => Promise<void>): Promise<TraceFigures> {
  return figuresOf(await record(browser, page, load));
}

/** The same for one press or key. */
export async function tracedInput(
  browser: Browser,
  page: Page,
  input: () => Promise<void>,
): Promise<InputFigures> {
  return inputFiguresOf(await record(browser, page, input));
}

/** CPU time of the longest task of a page's main thread while `act` runs. */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  const events = await record(browser, page, act);
  const tasks = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .flatMap(({ pid, tid }) =>
      tasksOf(
        events.filter((event) => event.pid === pid),
        tid,
        0,
      ),
    );
  return Math.round(Math.max(0, ...tasks.map(({ ms }) => ms)));
}

async function record(browser: Browser, page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return trace.traceEvents;
}

/** @throws Error when nothing was painted */
export function figuresOf(events: readonly TraceEvent[]): TraceFigures {
  const firstPaint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!firstPaint) throw new Error('The page painted nothing.');
  const ofPage = events.filter(({ pid }) => pid === firstPaint.pid);
  // A browser opens with an empty document.
  const isOpened = ({ name, ts, args }: TraceEvent) =>
    name === 'navigationStart' && ts <= firstPaint.ts && args.data?.documentLoaderURL?.startsWith('http');
  const start = ofPage.findLast(isOpened)?.ts;
  const main = ofPage.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  if (start === undefined || !main) throw new Error('The trace has no start of the page.');
  const msOf = (event: TraceEvent | undefined) => Math.round(((event?.ts ?? Number.NaN) - start) / 1_000);
  const tasks = tasksOf(ofPage, main.tid, start)
    .filter(({ ts }) => ts >= start)
    .map(({ ts, ms }) => ({ isEarly: ts < firstPaint.ts, ms }));
  const late = tasks.filter(({ isEarly }) => !isEarly).map(({ ms }) => ms);
  const shifts = ofPage.flatMap(({ name, ts, args: { data } }) =>
    name === 'LayoutShift' && ts >= start && !data?.had_recent_input ? [data?.score ?? 0] : [],
  );
  return {
    firstPaintMs: msOf(firstPaint),
    largestPaintMs: msOf(ofPage.findLast(({ name }) => name === 'largestContentfulPaint::Candidate')),
    layoutShift: Math.round(sum(shifts) * 1_000) / 1_000,
    cpuBeforeMs: Math.round(sum(tasks.filter(({ isEarly }) => isEarly).map(({ ms }) => ms))),
    cpuAfterMs: Math.round(sum(late)),
    blockedMs: Math.round(sum(late.map((ms) => Math.max(0, ms - LONG_TASK_MS)))),
    longestTaskMs: Math.round(Math.max(0, ...late)),
  };
}

/**
 * Figures of the slowest event of an input: of a tap's `pointerup` and `click`, say.
 *
 * @throws Error when the page got no input
 */
export function inputFiguresOf(events: readonly TraceEvent[]): InputFigures {
  const timings = events.filter(({ name }) => name === 'EventTiming');
  const spans = timings.flatMap(({ ph, pid, tid, ts, id2, args }) => {
    if (ph !== 'b' || !INPUTS.has(args.data?.type ?? '')) return [];
    const end = timings.find(
      (other) => other.ph === 'e' && other.pid === pid && other.id2?.local === id2?.local,
    );
    return end ? [{ pid, tid, start: ts, end: end.ts }] : [];
  });
  // One that is painted within a frame is not recorded; then its handlers are all there is.
  const handled = events.flatMap(({ name, pid, tid, ts, dur = 0, args }) =>
    name === 'EventDispatch' && INPUTS.has(args.data?.type ?? '')
      ? [{ pid, tid, start: ts, end: ts + dur }]
      : [],
  );
  const slowest = [...spans, ...handled].toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
  if (!slowest) throw new Error('The page got no input.');
  const { pid, tid, start, end } = slowest;
  const ofPage = events.filter((event) => event.pid === pid);
  const tasks = tasksOf(ofPage, tid, start);
  const shifts = ofPage.flatMap(({ name, args: { data } }) =>
    name === 'LayoutShift' && !data?.had_recent_input ? [data?.score ?? 0] : [],
  );
  return {
    toPaintMs: Math.round((end - start) / 1_000),
    cpuToPaintMs: Math.round(sum(tasks.filter(({ ts }) => ts < end).map(({ ms }) => ms))),
    cpuMs: Math.round(sum(tasks.map(({ ms }) => ms))),
    longestTaskMs: Math.round(Math.max(0, ...tasks.map(({ ms }) => ms))),
    layoutShift: Math.round(sum(shifts) * 1_000) / 1_000,
  };
}

/** The tasks of a thread that were running after `start`, in CPU time. */
function tasksOf(ofPage: readonly TraceEvent[], thread: number, start: number): { ts: number; ms: number }[] {
  return ofPage
    .filter(
      ({ tid, name, ph, ts, dur = 0 }) => tid === thread && ph === 'X' && name === TASK && ts + dur > start,
    )
    .map(({ ts, tdur = 0 }) => ({ ts, ms: tdur / 1_000 }));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
