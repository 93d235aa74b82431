import { TestRunner } from 'vitest';

/** What a test measured, for the table. */
type Notes = {
  /** For how long the server computed in one piece, in milliseconds of CPU time. */
  heldUpMs?: number;
  /** The slowest of the reads beside an attack, in milliseconds by the clock. */
  slowestReadMs?: number;
  /** A line below the table. */
  figure?: string;
};

declare module 'vitest' {
  interface TaskMeta extends Notes {}
}

/** Hands a figure of the current test to the table. */
export function noteForTable(notes: Notes): void {
  const test = TestRunner.getCurrentTest();
  if (test) Object.assign(test.meta, notes);
}
