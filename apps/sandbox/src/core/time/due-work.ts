import type { Database } from '../data/database.ts';

/** Work triggered by time alone. Requests settle due work before they read it; moving the clock settles it in order. */
export type DueWork = {
  readonly name: string;
  /** The first time after `after` at which work is due; null if there is none. */
  next(db: Database, after: Date): Promise<Date | null>;
  /** Processes all due work as of its due time. */
  settle(db: Database, now: Date): Promise<void>;
};
