import { TestRunner } from 'vitest';

/** Measurements of one test for the results table. */
type Notes = {
  /** Longest time that the event loop was blocked, in ms of CPU time. */
  heldUpMs?: number;
  /** Slowest concurrent read during an attack, in ms of wall-clock time. */
  slowestReadMs?: number;
};

declare module 'vitest' {
  interface TaskMeta extends Notes {}
}

/** Adds measurements of the current test to the results table. */
export function recordMetrics(notes: Notes): void {
  const test = TestRunner.getCurrentTest();
  if (test) Object.assign(test.meta, notes);
}
